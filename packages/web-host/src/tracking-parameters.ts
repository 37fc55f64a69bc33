/**
 * Query parameters that networks and mailers put on links to tell clicks apart, as their documentation names them; those of
 * campaigns all begin with `utm_`. None of our pages reads one.
 */
export const trackingNames: ReadonlySet<string> = new Set([
  // Facebook, Messenger, Instagram
  "fbclid",
  "mibextid",
  "sfnsn",
  "igsh",
  "igshid",
  // Google
  "gclid",
  "gclsrc",
  "dclid",
  "gbraid",
  "wbraid",
  "gad_source",
  "gad_campaignid",
  "srsltid",
  "_ga",
  "_gl",
  // Microsoft, TikTok, X, LinkedIn, Pinterest, Snapchat, Yandex
  "msclkid",
  "ttclid",
  "twclid",
  "li_fat_id",
  "epik",
  "sccid",
  "yclid",
  // Mailchimp, HubSpot
  "mc_cid",
  "mc_eid",
  "_hsenc",
  "_hsmi",
]);

function isTracking(parameter: string): boolean {
  const [name = ""] = parameter.toLowerCase().split("=", 1);
  return name.startsWith("utm_") || trackingNames.has(name);
}

/**
 * An address without what tells one click from another: whoever follows the same link, from an advertisement or a friend, is to
 * get the same page, which is made once. The rest of it stays as it was written.
 * @param address without a fragment
 */
export function withoutTracking(address: string): string {
  const [path = "", query] = address.split(/\?(.*)/s);
  if (!query) return address;
  const kept = query.split("&").filter((parameter) => !isTracking(parameter));
  return kept.length > 0 ? `${path}?${kept.join("&")}` : path;
}
