import { isAllKept } from "./archive.js";

// The service worker, and what an open page does about a newer one.

/** After so long without anything else to do, the games that were not opened are kept, too. */
const IDLE = 3000;
/** So long a page says that there is a newer one before it becomes it. */
const NOTICE = 8000;

/** Keeps the page for visits without a network, and calls `newer` when another deployment has taken over. */
export function install(newer: (reload: () => void) => void): void {
  if (!("serviceWorker" in navigator) || !location.protocol.startsWith("http")) return;
  const { serviceWorker } = navigator;
  const isFirst = serviceWorker.controller === null;
  let isDone = isFirst;
  serviceWorker.addEventListener("controllerchange", () => {
    if (isDone) isDone = false;
    else newer(() => location.reload());
  });
  serviceWorker.addEventListener("message", ({ data }) => {
    if (data === "kept") document.documentElement.dataset["offline"] = "ready";
  });
  // Without it the page needs the network next time, no more.
  const started = serviceWorker.register("./offline.js").then(() => serviceWorker.ready);
  started.then(
    (registration) => {
      setTimeout(() => registration.active?.postMessage("keep the rest"), IDLE);
      document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && void registration.update().catch(() => undefined));
    },
    () => undefined,
  );
}

/** Says that there is a newer page, and becomes it: games are kept, and the address says where. */
export function announce(reload: () => void): void {
  // What is nowhere else but on this page ends with it: then whoever plays decides when.
  if (document.visibilityState === "hidden" && isAllKept()) return reload();
  const notice = document.createElement("p");
  notice.className = "newer";
  notice.setAttribute("role", "status");
  const when = isAllKept() ? "It is loaded in a moment; your games are kept." : "This browser keeps no games: save yours as a file before you load it.";
  notice.textContent = `There is a new version of this page. ${when} `;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "act";
  button.textContent = "Now";
  button.addEventListener("click", reload);
  notice.append(button);
  document.body.append(notice);
  const isBusy = () => !isAllKept() || document.activeElement?.matches("input, textarea, select");
  const later = () => (isBusy() ? setTimeout(later, NOTICE) : reload());
  setTimeout(later, NOTICE);
}
