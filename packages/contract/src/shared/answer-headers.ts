/** What any answer of any of our processes bears, over what it says itself (ASVS 3.4.x). */
export const commonHeaders: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
};

/** Where browsers tell what a content policy stopped, on any host of ours. */
export const policyReportPath = "/api/policy-reports";

/** `Strict-Transport-Security` of a platform that visitors reach over HTTPS: for a year, its shops' hosts too. */
export const strictTransport = "max-age=31536000; includeSubDomains";
/** The same for one host alone. */
export const strictTransportOfHost = "max-age=31536000";
