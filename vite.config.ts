import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [reactRouter()],
  publicDir: "club/public",
  build: { target: "es2022", assetsInlineLimit: 0, cssMinify: true },
  server: { fs: { allow: ["."] } },
});
