import { createHash, randomFillSync } from "node:crypto";
import { policyReportPath } from "@haat/contract/shared/answer-headers";

const reportGroup = "policy";

/** `Reporting-Endpoints`: where the policy's reports go (Reporting API). */
export const reportingEndpoints = `${reportGroup}="${policyReportPath}"`;

const nonceBytes = 16;
/** Random bytes for the next nonces: asking for them one by one costs more than all else of a nonce. */
const pool = Buffer.alloc(nonceBytes * 256);
let used = pool.length;

/** A fresh nonce for one answer's scripts and styles. */
export function createNonce(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += nonceBytes;
  return pool.toString("base64", used - nonceBytes, used);
}

/** Which inline scripts and style elements of a page may run: those with this answer's nonce, or those with these hashes. */
export interface ScriptPolicy {
  scripts: string;
  styles: string;
}

export const nonceOnly = (nonce: string): ScriptPolicy => ({
  scripts: `'nonce-${nonce}'`,
  styles: `'nonce-${nonce}'`,
});

/**
 * A page that many read cannot have a secret number: its nonce goes, and the hashes of just those scripts and styles that
 * bore it come in its place (CSP3 §8.3).
 */
export function withoutNonce(
  html: Buffer<ArrayBuffer>,
  headers: Headers,
): { body: Buffer<ArrayBuffer>; policy: ScriptPolicy } {
  const nonce = /'nonce-([^']+)'/.exec(headers.get("Content-Security-Policy") ?? "")?.[1];
  if (nonce === undefined) return { body: html, policy: { scripts: "", styles: "" } };

  const mark = Buffer.from(` nonce="${nonce}"`);
  const parts: Buffer[] = [];
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  let done = 0;
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, done)) {
    parts.push(html.subarray(done, at));
    done = at + mark.length;
    const element = elementAround(html, at);
    if (element) hashes[element.tag].add(`'sha256-${hashOf(element.text)}'`);
  }
  const policy = { scripts: [...hashes.script].join(" "), styles: [...hashes.style].join(" ") };
  return { body: Buffer.concat([...parts, html.subarray(done)]), policy };
}

/** The script or style element in whose start tag a place of the page is. */
function elementAround(html: Buffer, place: number): { tag: "script" | "style"; text: Buffer } | undefined {
  const start = html.lastIndexOf("<", place);
  const begin = html.indexOf(">", start) + 1;
  const [, tag] = /^<(script|style)\s/.exec(html.toString("latin1", start, start + 8)) ?? [];
  if (begin <= place || (tag !== "script" && tag !== "style")) return undefined;
  return { tag, text: html.subarray(begin, html.indexOf(`</${tag}>`, begin)) };
}

const hashOf = (text: Buffer) => createHash("sha256").update(text).digest("base64");

/**
 * The content policy of a page (ASVS 3.4.3). Style attributes are allowed because swatches and measures need
 * them and they cannot run code; scripts and style elements need the nonce.
 * @param formTargets origins beside its own that a form's answer may lead to
 * @param frames origins beside its own whose pages it may show in a frame
 * @param framedBy the origin whose pages may show it in a frame; nobody's, where none is given
 */
export function contentPolicy(
  { scripts, styles }: ScriptPolicy,
  {
    formTargets,
    isDevelopment,
    frames = "",
    framedBy = "'none'",
  }: { formTargets: string; isDevelopment: boolean; frames?: string; framedBy?: string | undefined },
): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts}`.trim(),
    // Vite adds styles of its own while developing; a nonce would switch 'unsafe-inline' off.
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' ${styles}`.trim(),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self' ${formTargets}`.trim(),
    `frame-src 'self' ${frames}`.trim(),
    `frame-ancestors ${framedBy}`,
    // Old browsers know the first, new ones the second.
    `report-uri ${policyReportPath}`,
    `report-to ${reportGroup}`,
  ].join("; ");
}
