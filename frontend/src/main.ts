import { mount } from "svelte";

import App from "./App.svelte";
import "./app.css";
import { savesData } from "./routes";

const target = document.getElementById("app");
if (!target) throw new Error("The page has no place for the program.");
mount(App, { target });

// Once all else is here: the page is kept, so that it can be installed and stands without a network.
if (import.meta.env.PROD && "serviceWorker" in navigator && !savesData()) {
  addEventListener("load", () => {
    navigator.serviceWorker.register("/offline.js").catch(() => undefined); // Then it is not kept.
  });
}
