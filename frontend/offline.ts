import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Let the service worker of the built page keep all files of it, under a name that changes with any of them. */
export function offline(): Plugin {
  let root = "";
  let shared = "";
  return {
    name: "offline",
    apply: "build",
    enforce: "post",
    configResolved: (config) => {
      ({ root, publicDir: shared } = config);
    },
    generateBundle(_, bundle) {
      const files = new Map<string, string | Uint8Array>([
        ...readdirSync(shared).map((name) => [`/${name}`, readFileSync(join(shared, name))] as const),
        ...Object.values(bundle).map(
          (file) => [`/${file.fileName}`, file.type === "chunk" ? file.code : file.source] as const,
        ),
      ]);
      const page = files.get("/index.html");
      if (page === undefined) throw new Error("The page itself is not among what was built.");
      files.delete("/index.html");
      files.set("/", page);
      const names = [...files.keys()].filter((name) => !name.startsWith("/.vite")).sort();
      const hash = createHash("sha256");
      for (const name of names) hash.update(name).update(files.get(name) ?? "");
      const worker = readFileSync(join(root, "offline.js"), "utf8")
        .replace("self.BUILT", JSON.stringify(names))
        .replace("self.VERSION", JSON.stringify(hash.digest("hex").slice(0, 16)));
      this.emitFile({ type: "asset", fileName: "offline.js", source: worker });
    },
  };
}
