import type { Browser } from "playwright-core";
import { fingerprintOf } from "./comparison";
import { pixelsOf } from "./photographer";

/** Curves, a gradient and a shadow: what machines draw differently when they do. */
const testPicture = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="80"><defs><linearGradient id="g"><stop stop-color="teal"/><stop offset="1" stop-color="gold"/></linearGradient><filter id="f"><feGaussianBlur stdDeviation="3"/></filter></defs><circle cx="40" cy="40" r="30.3" fill="url(#g)"/><rect x="60.4" y="20.7" width="40" height="33" rx="9" filter="url(#f)"/></svg>`;

/** Who draws: the browser's version, and how a test picture comes out on this machine. */
export async function rendererOf(browser: Browser): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 120, height: 80 } });
  await page.setContent(testPicture);
  const fingerprint = fingerprintOf(await pixelsOf(await page.screenshot()));
  await page.close();
  return `Chromium ${browser.version()}, ${fingerprint}`;
}
