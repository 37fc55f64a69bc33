import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

let isReady = false;

/** Everything that a reader finds in a picture's codes: ZXing, which phones have, too. */
export async function readCodes(
  picture: Uint8Array,
  format: "QRCode" | "Code128" = "QRCode",
): Promise<string[]> {
  if (!isReady) {
    const wasm = createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm");
    const bytes = readFileSync(wasm);
    await prepareZXingModule({
      overrides: { wasmBinary: new Uint8Array(bytes).buffer },
      fireImmediately: true,
    });
    isReady = true;
  }
  const found = await readBarcodes(new Uint8Array(picture), {
    formats: [format],
    tryHarder: true,
    // A shrunk picture has bars of one pixel, which its check sign lets through wrong now and then.
    tryDownscale: false,
    maxNumberOfSymbols: 64,
  });
  return found.filter(({ isValid }) => isValid).map(({ text }) => text);
}
