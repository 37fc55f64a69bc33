import { randomBytes } from "node:crypto";

/** A fresh nonce for one answer's scripts and styles. */
export function createNonce(): string {
  return randomBytes(16).toString("base64");
}

/**
 * The headers of every page (guarantees.md: ASVS 3.4.x). Style attributes are allowed because swatches and measures need
 * them and they cannot run code; scripts and style elements need the nonce.
 */
export function securityHeaders(
  nonce: string,
  { secure, isDevelopment }: { secure: boolean; isDevelopment: boolean },
): Record<string, string> {
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    // Vite adds styles of its own while developing; a nonce would switch 'unsafe-inline' off.
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return {
    "Content-Security-Policy": policy.join("; "),
    ...commonHeaders,
    ...(secure && { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" }),
  };
}

/** What any answer bears, files and redirects too. */
export const commonHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
};
