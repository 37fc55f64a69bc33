import { createHmac } from "node:crypto";

/** What our servers show each other where `PROXY_SECRET` is not set: the same of the same secret, so that one setting is enough. */
export function proxySecretOf(secret: string): string {
  return createHmac("sha256", secret).update("haat proxy").digest("base64url");
}
