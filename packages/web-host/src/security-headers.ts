import { createHash, randomBytes } from "node:crypto";
import { policyReportPath } from "@haat/contract/answer-headers";

const reportGroup = "policy";

/** `Reporting-Endpoints`: where the policy's reports go (Reporting API). */
export const reportingEndpoints = `${reportGroup}="${policyReportPath}"`;

/** A fresh nonce for one answer's scripts and styles. */
export function createNonce(): string {
  return randomBytes(16).toString("base64");
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
export function withoutNonce(html: string, headers: Headers): { body: string; policy: ScriptPolicy } {
  const nonce = /'nonce-([^']+)'/.exec(headers.get("Content-Security-Policy") ?? "")?.[1] ?? "";
  const hashes = (tag: "script" | "style") => {
    const found = elementsOf(html, tag)
      .filter(({ attributes }) => nonce !== "" && attributes.includes(` nonce="${nonce}"`))
      .map(({ text }) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
    return [...new Set(found)].join(" ");
  };
  const policy = { scripts: hashes("script"), styles: hashes("style") };
  return { body: nonce === "" ? html : html.replaceAll(` nonce="${nonce}"`, ""), policy };
}

/** The scripts or style elements of a page; a pattern over the whole of it would cost as much as a third of rendering it. */
function elementsOf(html: string, tag: "script" | "style"): { attributes: string; text: string }[] {
  const found = [];
  for (let at = html.indexOf(`<${tag}`); at >= 0; at = html.indexOf(`<${tag}`, at + 1)) {
    const begin = html.indexOf(">", at) + 1;
    const end = html.indexOf(`</${tag}>`, begin);
    found.push({ attributes: html.slice(at + tag.length + 1, begin - 1), text: html.slice(begin, end) });
  }
  return found;
}

/**
 * The content policy of a page (ASVS 3.4.3). Style attributes are allowed because swatches and measures need
 * them and they cannot run code; scripts and style elements need the nonce.
 * @param formTargets origins beside its own that a form's answer may lead to
 */
export function contentPolicy(
  { scripts, styles }: ScriptPolicy,
  { formTargets, isDevelopment }: { formTargets: string; isDevelopment: boolean },
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
    `form-action 'self' ${formTargets}`,
    "frame-ancestors 'none'",
    // Old browsers know the first, new ones the second.
    `report-uri ${policyReportPath}`,
    `report-to ${reportGroup}`,
  ].join("; ");
}
