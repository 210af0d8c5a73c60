// A plugin: every built file that shrinks lies beside itself as .br and .gz, for the server to send as it is.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const WORTH_IT = 0.9; // of the file's size: fonts and pictures are compressed already

export function compress(): Plugin {
  return {
    name: "compress",
    apply: "build",
    writeBundle({ dir }) {
      for (const file of readdirSync(dir ?? ".", { recursive: true, withFileTypes: true })) {
        if (file.isFile()) compressFile(join(file.parentPath, file.name));
      }
    },
  };
}

function compressFile(path: string): void {
  const plain = readFileSync(path);
  const packed = {
    br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
    gz: gzipSync(plain, { level: 9 }),
  };
  for (const [ending, bytes] of Object.entries(packed)) {
    if (bytes.length < WORTH_IT * plain.length) writeFileSync(`${path}.${ending}`, bytes);
  }
}
