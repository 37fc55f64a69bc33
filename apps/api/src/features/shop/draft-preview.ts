import { createHmac } from "node:crypto";
import { isEqual } from "../../security/secrets";
import type { ApiConfig } from "../../process/config";

type Secrets = Pick<ApiConfig, "secrets">;

/** Whose draft of a theme is looked at, and in which scheme. */
export interface DraftPreview {
  shopId: number;
  scheme: "light" | "dark";
}

/** `dt`, the scheme, the minute it ends at, the shop, and the signature: nothing is kept of it. */
const shape = /^dt([ld])([0-9a-z]{5})([1-9a-z][0-9a-z]{0,5})([0-9a-f]{24})$/;
const schemeOf = { l: "light", d: "dark" } as const;

/** It ends on the half hour, 30 to 60 minutes from now: asked for again meanwhile it is the same, and so is its page. */
const stepMinutes = 30;
const minuteMilliseconds = 60_000;

const signature = (signed: string, secret: string) =>
  createHmac("sha256", secret).update(`haat theme preview ${signed}`).digest("hex").slice(0, 24);

/** Names a shop to who may look at it in the draft of its theme, for a while. */
export function draftPreviewKey({ secrets }: Secrets, { shopId, scheme }: DraftPreview, now: Date) {
  const step = stepMinutes * minuteMilliseconds;
  const until = new Date((Math.floor(now.getTime() / step) + 2) * step);
  const minute = (until.getTime() / minuteMilliseconds).toString(36).padStart(5, "0");
  const signed = `${scheme === "dark" ? "d" : "l"}${minute}${shopId.toString(36)}`;
  return { key: `dt${signed}${signature(signed, secrets[0])}`, until };
}

/** What such a key was made for; nothing where it was not made here, was changed, or has ended. */
export function readDraftPreview({ secrets }: Secrets, key: string, now: Date): DraftPreview | undefined {
  const [, letter, minute, shop, given] = shape.exec(key) ?? [];
  if (letter === undefined || minute === undefined || shop === undefined || given === undefined)
    return undefined;
  const signed = `${letter}${minute}${shop}`;
  if (!secrets.some((secret) => isEqual(signature(signed, secret), given))) return undefined;
  if (parseInt(minute, 36) * minuteMilliseconds <= now.getTime()) return undefined;
  return { shopId: parseInt(shop, 36), scheme: schemeOf[letter as keyof typeof schemeOf] };
}
