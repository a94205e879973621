//! Makes an undefined symbol an error of the linker, which lets it pass in libraries for Linux.

fn main() {
    if std::env::var("CARGO_CFG_TARGET_OS").is_ok_and(|system| system == "linux") {
        println!("cargo::rustc-cdylib-link-arg=-Wl,-z,defs");
    }
    println!("cargo::rerun-if-changed=build.rs");
}
