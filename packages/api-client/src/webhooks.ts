import type { WebhookMessage } from "./program-calls";

export type { WebhookMessage } from "./program-calls";

/** Why a request is not taken for the platform's. */
export type VerificationFault = "header_missing" | "too_old" | "signature_wrong" | "body_unreadable";

export class WebhookVerificationError extends Error {
  override readonly name = "WebhookVerificationError";
  readonly code: VerificationFault;

  constructor(code: VerificationFault) {
    super(`The webhook is not verified: ${code}.`);
    this.code = code;
  }
}

/** As Node, frameworks and the Fetch API have them. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

export interface WebhookRequest {
  /** As it came, before it is parsed: one changed space is another signature. */
  body: string | Uint8Array;
  headers: WebhookHeaders;
  /** `whsec_…`, as the console showed it; several while one takes the place of another. */
  secret: string | readonly string[];
  /** How far its time may be from now, in s; 300 where it is left out. */
  tolerance?: number;
  /** This moment, for tests. */
  now?: Date;
}

export interface VerifiedWebhook {
  /** By which one that comes twice is known again: keep it, and do nothing the second time. */
  id: string;
  message: WebhookMessage;
}

/**
 * Verifies that a request is the platform's (Standard Webhooks), and reads it.
 * @throws WebhookVerificationError: answer it with 400
 */
export async function verifyWebhook(request: WebhookRequest): Promise<VerifiedWebhook> {
  const { body, headers, secret, tolerance = 300, now = new Date() } = request;
  const id = headerOf(headers, "webhook-id");
  const at = headerOf(headers, "webhook-timestamp");
  const given = headerOf(headers, "webhook-signature");
  if (!/^\d+$/.test(at) || Math.abs(now.getTime() / 1000 - Number(at)) > tolerance)
    throw new WebhookVerificationError("too_old");
  const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
  const signed = joined(new TextEncoder().encode(`${id}.${at}.`), bytes);
  const secrets = typeof secret === "string" ? [secret] : secret;
  if (!(await isSigned(signed, given.split(" "), secrets)))
    throw new WebhookVerificationError("signature_wrong");
  return { id, message: read(bytes) };
}

function headerOf(headers: WebhookHeaders, name: string): string {
  const value =
    headers instanceof Headers
      ? headers.get(name)
      : Object.entries(headers).find(([each]) => each.toLowerCase() === name)?.[1];
  const text = typeof value === "object" ? value?.[0] : value;
  if (!text) throw new WebhookVerificationError("header_missing");
  return text;
}

function joined(head: Uint8Array, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(head.length + body.length);
  all.set(head);
  all.set(body, head.length);
  return all;
}

/** The bytes of a base64 text; nothing for what is none. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** Whether any signature is right under any secret; each is compared in the same time, right or wrong. */
async function isSigned(
  signed: Uint8Array<ArrayBuffer>,
  given: readonly string[],
  secrets: readonly string[],
): Promise<boolean> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  for (const secret of secrets) {
    const raw = bytesOf(secret.replace(/^whsec_/, ""));
    if (!raw?.length) throw new TypeError("The secret is not one that the console shows (whsec_…).");
    const key = await crypto.subtle.importKey("raw", raw, algorithm, false, ["verify"]);
    for (const each of given) {
      const signature = each.startsWith("v1,") ? bytesOf(each.slice(3)) : undefined;
      if (signature && (await crypto.subtle.verify("HMAC", key, signature, signed))) return true;
    }
  }
  return false;
}

function read(bytes: Uint8Array): WebhookMessage {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as WebhookMessage;
  } catch {
    throw new WebhookVerificationError("body_unreadable");
  }
}
