import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { compress } from "./compress";
import { offline } from "./offline";

const service = process.env.CARDWRIGHT_SERVICE ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), offline(), compress()],
  // The tests run the code as browsers get it.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/cardwright/service/web/static",
    emptyOutDir: true,
    // Tells what each page loads, which a test weighs.
    manifest: true,
    target: ["chrome123", "firefox128", "safari17.5"],
    // Pictures stay files: the content policy of the service forbids data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // `npm run dev` asks a running service (`cardwright serve`) for everything that is not the page itself.
  server: { proxy: { "/api": { target: service, ws: true, changeOrigin: true } } },
});
