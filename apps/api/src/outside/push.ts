import webPush, { type PushSubscription } from "web-push";

/** Who sends: the keys and the contact that push services know us by (VAPID). */
export interface PushSender {
  /** `https:` or `mailto:`. */
  contact: string;
  publicKey: string;
  privateKey: string;
}

/** What became of a message: taken, or its browser asks for none any more. */
export type PushOutcome = "taken" | "gone";

/** A way to send a message to a browser. It throws where the push service did not take it. */
export interface PushPort {
  send(device: PushSubscription, message: object, sender: PushSender): Promise<PushOutcome>;
}

/** How long a push service may take to answer, in ms. */
const longestMilliseconds = 4000;
/** How long it keeps a message for a browser that is not there, in s: a new order is none later. */
const usefulSeconds = 3600;

/**
 * Gives messages to the browsers' push services, encrypted for one browser alone (RFC 8291), to be shown at once. A redirect
 * is not followed: it would lead elsewhere than what was checked.
 */
export const httpPush: PushPort = {
  send: async (device, message, { contact, publicKey, privateKey }) => {
    const { endpoint, method, headers, body } = webPush.generateRequestDetails(
      device,
      JSON.stringify(message),
      { vapidDetails: { subject: contact, publicKey, privateKey }, urgency: "high", TTL: usefulSeconds },
    );
    const answer = await fetch(endpoint, {
      method,
      headers: withoutLength(headers),
      body: new Uint8Array(body),
      redirect: "error",
      signal: AbortSignal.timeout(longestMilliseconds),
    });
    await answer.body?.cancel();
    if (answer.status === 404 || answer.status === 410) return "gone";
    if (!answer.ok) throw new Error(`a push service answered ${answer.status}`);
    return "taken";
  },
};

/** As texts; `fetch` counts the body itself. */
function withoutLength(headers: Record<string, unknown>): [string, string][] {
  return Object.entries(headers)
    .filter(([name]) => name.toLowerCase() !== "content-length")
    .map(([name, value]) => [name, String(value)]);
}
