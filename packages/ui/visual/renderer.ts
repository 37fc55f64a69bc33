import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser } from "playwright-core";
import { fingerprintOf } from "./comparison";
import { pixelsOf } from "./photographer";

const { resolve } = createRequire(import.meta.url);
const fonts = {
  Latin: resolve("@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2"),
  Bengali: new URL("../src/fonts/noto-sans-bengali-400.woff2", import.meta.url),
};
const faces = Object.entries(fonts).map(
  ([name, file]) =>
    `@font-face { font-family: ${name}; src: url(data:font/woff2;base64,${readFileSync(file, "base64")}) }`,
);

/** Curves, a gradient, a shadow and the letters of both scripts: what machines draw differently when they do. */
const testPicture = `<!doctype html><style>${faces.join("")} body { margin: 0; font: 15px/1.4 Latin, Bengali }</style>
<svg width="120" height="80" style="display: block"><defs><linearGradient id="g"><stop stop-color="teal"/><stop offset="1" stop-color="gold"/></linearGradient><filter id="f"><feGaussianBlur stdDeviation="3"/></filter></defs><circle cx="40" cy="40" r="30.3" fill="url(#g)"/><rect x="60.4" y="20.7" width="40" height="33" rx="9" filter="url(#f)"/></svg>
<p style="margin: 0">Haat, Office affinity 1,234</p><p style="margin: 0; font-size: 17px">কেনাকাটা, রাজশাহীর ক্ষীর ৳১,২৩৪</p>`;

/** Who draws: the browser's version, and how a test picture comes out on this machine. */
export async function rendererOf(browser: Browser): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 240, height: 130 } });
  await page.setContent(testPicture);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const fingerprint = fingerprintOf(await pixelsOf(await page.screenshot()));
  await page.close();
  return `Chromium ${browser.version()}, ${fingerprint}`;
}
