import { render } from "preact";
import { App } from "./app.js";
import "./style/base.css";
import "./style/screens.css";
import "./style/table.css";
import "./style/panel.css";
import "./style/games.css";

const page = document.getElementById("page");
if (page) render(<App />, page);
if (import.meta.env.PROD && "serviceWorker" in navigator && location.protocol.startsWith("http")) {
  // Without it the page needs the network next time, no more.
  navigator.serviceWorker.register("./offline.js").catch(() => undefined);
}
