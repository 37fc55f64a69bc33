import { createHmac, randomBytes } from "node:crypto";

const secretPrefix = "whsec_";

/** A secret of an endpoint: 32 random bytes in base64, as Standard Webhooks writes them. */
export const newWebhookSecret = () => `${secretPrefix}${randomBytes(32).toString("base64")}`;

export interface SignedParts {
  id: string;
  /** Seconds since 1970. */
  timestamp: number;
  body: string;
}

/** The headers of Standard Webhooks. @param secrets that are good: who knows any of them can tell that it is ours */
export function signedHeaders(secrets: readonly string[], { id, timestamp, body }: SignedParts) {
  const sign = (secret: string) => {
    const key = Buffer.from(secret.slice(secretPrefix.length), "base64");
    return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
  };
  return {
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": secrets.map(sign).join(" "),
  };
}
