import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { basename, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import { build, defineConfig, minifySync, type Plugin } from "vite";
import { readableClassName, shortClassNames } from "./bin/class-names.ts";

/** What the bundler tells of its modules. */
interface Modules {
  getModuleInfo(
    id: string,
  ): { importers: readonly string[]; dynamicImporters: readonly string[]; isEntry: boolean } | null;
}

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), sharedServerModules(), asciiPages(), inlineScripts()],
  publicDir: "club/public",
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    cssMinify: true,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [
            // Small pieces that every public page loads: together they compress better, in fewer requests.
            {
              name: "site",
              test: /src\/(i18n\/(languages|i18n|localised|plural|numbers)|ui\/(void|theme|disclosure)|features\/(shell\/(?!fault-page|load-fault)[^/]+\.tsx?$|partners\/partner-logo|teams\/team-crest|teams\/crest|news\/(article-card|use-(?!.*office))|matches\/(use-(?!.*office)|match-address|status-badge|lazy)))|club\/club\.ts|lucide-react\/dist\/esm\/(createLucideIcon|Icon|shared|defaultAttributes|context)/,
            },
            // What many pages of the back office load, in two files instead of fifty small ones; what public pages load
            // too is apart, as a page takes the whole of a file.
            ...["shared", "office"].map((pages) => ({
              name: (id: string, modules: Modules) => (pagesThatLoad(id, modules) === pages ? pages : null),
              test: /\.(tsx?|m?js)$/,
              minShareCount: 16,
            })),
            // What nearly every page of the back office shows, in one sheet.
            {
              name: "office",
              test: /src\/features\/office\/(?!admin|crop|people|conflict|history|revision|entrance|language)[\w/-]+(\.module)?\.css$/,
            },
          ],
        },
      },
    },
  },
  // Its form for browsers decodes by the page's elements, and Markdown is parsed in a thread, which has none.
  resolve: {
    alias: {
      "decode-named-character-reference": fileURLToPath(
        new URL("src/ui/named-references.ts", import.meta.url),
      ),
    },
  },
  worker: { format: "es" },
  // Bundled, so that only the icons in use are loaded: the package as a whole costs 10 MB of memory.
  ssr: { noExternal: ["lucide-react", "react-image-crop", "idb"] },
  server: { fs: { allow: ["."] } },
  css: {
    modules: {
      generateScopedName: command === "build" ? shortClassNames(import.meta.dirname) : readableClassName,
    },
  },
}));

/** Whose pages load a module: those of the back office, public ones, or both (`shared`). */
function pagesThatLoad(id: string, modules: Modules): "office" | "public" | "shared" {
  const users = new Set([id]);
  const houses = new Set<"office" | "public">();
  // A set hands out what is added while it is walked.
  for (const user of users) {
    const { importers = [], dynamicImporters = [], isEntry } = modules.getModuleInfo(user) ?? {};
    if (isEntry) houses.add(/\/(admin|office)\//.test(user) ? "office" : "public");
    for (const importer of [...importers, ...dynamicImporters]) users.add(importer);
  }
  const [one = "public", other] = houses;
  return other ? "shared" : one;
}

/** The built pages import the server's own modules instead of bringing a copy of each: there is one of everything. */
function sharedServerModules(): Plugin {
  return {
    name: "shared-server-modules",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "ssr",
    resolveId: {
      filter: { id: /\.server\.ts$/ },
      async handler(source, importer, options) {
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
        if (!importer || !resolved) return null;
        const path = relative(import.meta.dirname, resolved.id)
          .split(sep)
          .join("/");
        return { id: `#${path}`, external: true };
      },
    },
  };
}

/**
 * The server's file of all pages in ASCII, with a few thousand letters escaped: V8 keeps the source of what it runs, and
 * one Armenian letter makes each of its 1.5 million characters take two bytes.
 */
function asciiPages(): Plugin {
  return {
    name: "ascii-pages",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    // Last: what Vite prints once more would have its letters back.
    generateBundle(_, files) {
      const options = {
        compress: false,
        mangle: false,
        codegen: { removeWhitespace: false, asciiOnly: true },
      };
      for (const file of Object.values(files))
        if (file.type === "chunk" && file.isEntry)
          file.code = minifySync(file.fileName, file.code, options).code;
    },
  };
}

/**
 * `import text from "./x.ts?script"`: a module and what it imports as one small script that a page can carry;
 * `import path from "./x.ts?script-file"`: as one that it can load, for itself, whatever the other scripts share.
 */
function inlineScripts(): Plugin {
  return {
    name: "inline-scripts",
    load: {
      filter: { id: /\?script(-file)?$/ },
      async handler(id) {
        const [entry = "", kind] = id.split("?");
        this.addWatchFile(entry);
        if (kind === "script") {
          // In a page, that would be the end of the script.
          const text = (await bundled(entry, "iife")).replaceAll("</script", "<\\/script");
          return `export default ${JSON.stringify(text)}`;
        }
        const text = await bundled(entry, "es");
        const name = createHash("sha256").update(text).digest("base64url").slice(0, 8);
        const path = `/assets/${basename(entry, ".ts")}-${name}.js`;
        // The browser's files are there by now.
        if (this.environment.mode === "build")
          writeFileSync(join(import.meta.dirname, "build/client", path), text);
        return `export default ${JSON.stringify(path)}`;
      },
    },
  };
}

async function bundled(entry: string, format: "iife" | "es"): Promise<string> {
  const lib = { entry, formats: [format], name: "early" };
  const result = await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    // A library of modules would be left as it can be read.
    build: {
      write: false,
      target: "es2022",
      lib,
      rolldownOptions: { output: { minify: true } },
    },
  });
  const [bundle] = result as unknown as { output: [{ code: string }] }[];
  return bundle!.output[0].code.trim();
}
