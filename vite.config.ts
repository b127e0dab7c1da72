import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [reactRouter()],
  publicDir: "club/public",
  build: { target: "es2022", assetsInlineLimit: 0, cssMinify: true },
  // Bundled, so that only the icons in use are loaded: the package as a whole costs 10 MB of memory.
  ssr: { noExternal: ["lucide-react"] },
  server: { fs: { allow: ["."] } },
});
