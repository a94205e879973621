import { render } from "preact";
import { App } from "./app.js";
import { announce, install } from "./model/installed.js";
import "./style/base.css";
import "./style/screens.css";
import "./style/table.css";
import "./style/panel.css";
import "./style/composed/screen.css";
import "./style/composed/card.css";
import "./style/composed/rail.css";
import "./style/composed/dock.css";
import "./style/composed/over.css";
import "./style/games.css";

const page = document.getElementById("page");
if (page) render(<App />, page);
if (import.meta.env.PROD) install(announce);
