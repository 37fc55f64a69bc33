import sharp from "sharp";
import type { QrFormat } from "@haat/contract/shared/choices";
import { modulesOf } from "../invoice/qr-modules";

/** Light modules around a code, without which readers do not find it (ISO/IEC 18004). */
const quietZone = 4;
/** Of the PNG, in px. */
const pngSide = 1024;

/** A code's dark modules, row by row, as the path of an SVG, and the side of its square with the light around it. */
export function qrPath(text: string): { side: number; path: string } {
  const modules = modulesOf(text);
  const path = modules
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + quietZone} ${y + quietZone}h1v1h-1z` : "")))
    .join("");
  return { side: modules.length + 2 * quietZone, path };
}

/** A code as SVG, on white. */
export function drawQrSvg(text: string): string {
  const { side, path } = qrPath(text);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">` +
    `<rect width="${side}" height="${side}" fill="#fff"/><path d="${path}"/></svg>`
  );
}

/** The same as a PNG of 1,024 px or a little less: every module is as many whole pixels. */
export function drawQrPng(text: string): Promise<Buffer> {
  const modules = modulesOf(text);
  const side = modules.length + 2 * quietZone;
  const light = Buffer.alloc(side * side, 255);
  for (const [y, row] of modules.entries())
    for (const [x, isDark] of row.entries()) if (isDark) light[(y + quietZone) * side + x + quietZone] = 0;
  const scale = Math.floor(pngSide / side);
  return sharp(light, { raw: { width: side, height: side, channels: 1 } })
    .resize({ width: side * scale, height: side * scale, kernel: "nearest" })
    .png({ palette: true })
    .toBuffer();
}

/** A code as a file that bears a name. */
export async function drawQrFile(text: string, name: string, format: QrFormat): Promise<File> {
  return format === "svg"
    ? new File([drawQrSvg(text)], `${name}-qr.svg`, { type: "image/svg+xml" })
    : new File([new Uint8Array(await drawQrPng(text))], `${name}-qr.png`, { type: "image/png" });
}
