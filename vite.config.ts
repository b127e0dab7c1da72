import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [reactRouter()],
  publicDir: "club/public",
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    cssMinify: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Small pieces that every public page loads: together they compress better, in fewer requests.
            {
              name: "site",
              test: /src\/(i18n\/(languages|i18n|localised|plural|numbers)|ui\/(void|theme|disclosure)|features\/(shell\/(?!fault-page|load-fault)[^/]+\.tsx?$|partners\/partner-logo|teams\/team-crest|teams\/crest|news\/(article-card|use-(?!.*office))|matches\/(use-(?!.*office)|match-address|status-badge|lazy)))|club\/club\.ts|lucide-react\/dist\/esm\/(createLucideIcon|Icon|shared|defaultAttributes|context)/,
            },
          ],
        },
      },
    },
  },
  // Bundled, so that only the icons in use are loaded: the package as a whole costs 10 MB of memory.
  ssr: { noExternal: ["lucide-react"] },
  server: { fs: { allow: ["."] } },
});
