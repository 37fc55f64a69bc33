import type { Language } from "@haat/contract/shared/languages";
import { formatNumber } from "@haat/i18n/numbers";
import { weightMark } from "../app/shell/page-weight";
import { compress } from "@haat/web-host/compression";

/** A document with the weight of its text, as it goes over the wire, where the page tells it (lite mode). */
export function weighed(html: Buffer<ArrayBuffer>, language: Language): Buffer<ArrayBuffer> {
  if (!html.includes(weightMark)) return html;
  const { byteLength } = compress(html, "br");
  const kilobytes = formatNumber(Math.max(1, Math.round(byteLength / 1024)), language);
  return Buffer.from(html.toString().replaceAll(weightMark, kilobytes));
}
