// Writes .br and .gz twins of the client build's text files, so that the server compresses none of them at run time.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

/** Bytes below which a file is not smaller by more than the header that says how it was compressed. */
const leastBytes = 128;

export function precompress(folder) {
  for (const path of readdirSync(folder, { recursive: true })) {
    if (!/\.(js|css|svg|json|txt)$/.test(path)) continue;
    const bytes = readFileSync(join(folder, path));
    if (bytes.byteLength < leastBytes) continue;
    writeFileSync(join(folder, `${path}.br`), brotliCompressSync(bytes));
    writeFileSync(join(folder, `${path}.gz`), gzipSync(bytes, { level: 9 }));
  }
}
