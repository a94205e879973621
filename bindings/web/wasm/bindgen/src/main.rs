//! Writes the glue between a module and JavaScript: `bindgen MODULE FOLDER NAME`.

use std::env::args;
use std::error::Error;

use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<(), Box<dyn Error>> {
    let [_, module, folder, name] = &args().collect::<Vec<_>>()[..] else {
        return Err("bindgen MODULE FOLDER NAME".into());
    };
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(module)
        .web(true)?
        .typescript(true)
        .omit_default_module_path(true)
        .out_name(name);
    bindgen.generate(folder)?;
    Ok(())
}
