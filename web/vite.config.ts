import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compress } from "./tools/compress.ts";

// The server that the development page talks to.
const server = process.env.PYRAMIDION_SERVER ?? "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [svelte(), compress()],
  // The paints, glyphs and shapes that Python's pictures use as well.
  resolve: { alias: { "@look": fileURLToPath(new URL("../src/pyramidion/drawing/look.json", import.meta.url)) } },
  build: {
    outDir: "../src/pyramidion/server/page",
    emptyOutDir: true,
    // The content security policy of the server allows no data: addresses for scripts, styles and fonts.
    assetsInlineLimit: 0,
  },
  server: {
    host: "127.0.0.1",
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true, changeOrigin: true } },
  },
  test: { include: ["src/**/*.test.ts"] },
});
