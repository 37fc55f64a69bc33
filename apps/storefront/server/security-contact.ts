import type { StorefrontConfig } from "./config";

export const securityContactPath = "/.well-known/security.txt";

const day = 24 * 3600 * 1000;
/** How long the file says that it holds; a year would be the longest (RFC 9116, section 2.5.5). */
const validDays = 180;

/**
 * Where to tell of a weakness (RFC 9116); nothing where no contact is set. It expires half a year after the day on which it is
 * asked for, so that one that is read never has.
 */
export function securityContact(
  { securityContact: contact, platformHost, secure }: StorefrontConfig,
  now: Date,
): Response | undefined {
  if (contact === undefined) return undefined;
  const expires = new Date((Math.floor(now.getTime() / day) + validDays) * day);
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: bn, en",
    ...(secure ? [`Canonical: https://${platformHost}${securityContactPath}`] : []),
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=86400" },
  });
}
