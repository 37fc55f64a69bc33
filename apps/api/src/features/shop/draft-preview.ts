import { createHmac } from "node:crypto";
import { isEqual } from "../../security/secrets";
import type { ApiConfig } from "../../process/config";

type Secrets = Pick<ApiConfig, "secrets">;

/** Whose draft is looked at before shoppers see it: that of the shop's theme in a scheme, or that of a product. */
export type DraftPreview =
  | { shopId: number; scheme: "light" | "dark"; draftId: null }
  | { shopId: number; scheme: null; draftId: number };

/** What it is of, the minute it ends at, the shop, and the signature: nothing is kept of it. */
const themeShape = /^dt([ld])([0-9a-z]{5})([1-9a-z][0-9a-z]{0,5})([0-9a-f]{20})$/;
/** Likewise, with the product's draft before the shop. */
const productShape = /^dp([0-9a-z]{5})([0-9a-z]{6})([1-9a-z][0-9a-z]{0,5})([0-9a-f]{20})$/;
const schemeOf = { l: "light", d: "dark" } as const;
const letterOf = { light: "l", dark: "d" } as const;

/** It ends on the half hour, 30 to 60 minutes from now: asked for again meanwhile it is the same, and so is its page. */
const stepMinutes = 30;
const minuteMilliseconds = 60_000;

const signature = (signed: string, secret: string) =>
  createHmac("sha256", secret).update(`haat draft preview ${signed}`).digest("hex").slice(0, 20);

/** Names a shop to who may look at one of its drafts, for a while. */
export function draftPreviewKey({ secrets }: Secrets, preview: DraftPreview, now: Date) {
  const step = stepMinutes * minuteMilliseconds;
  const until = new Date((Math.floor(now.getTime() / step) + 2) * step);
  const minute = (until.getTime() / minuteMilliseconds).toString(36).padStart(5, "0");
  const shop = preview.shopId.toString(36);
  const signed =
    preview.scheme === null
      ? `dp${minute}${preview.draftId.toString(36).padStart(6, "0")}${shop}`
      : `dt${letterOf[preview.scheme]}${minute}${shop}`;
  return { key: signed + signature(signed, secrets[0]), until };
}

/** What such a key was made for; nothing where it was not made here, was changed, or has ended. */
export function readDraftPreview({ secrets }: Secrets, key: string, now: Date): DraftPreview | undefined {
  const read = readThemePreview(key) ?? readProductPreview(key);
  if (!read) return undefined;
  const { preview, minute, given } = read;
  const signed = key.slice(0, -given.length);
  if (!secrets.some((secret) => isEqual(signature(signed, secret), given))) return undefined;
  return parseInt(minute, 36) * minuteMilliseconds > now.getTime() ? preview : undefined;
}

interface ReadKey {
  preview: DraftPreview;
  minute: string;
  /** The signature that it bears. */
  given: string;
}

function readThemePreview(key: string): ReadKey | undefined {
  const [, letter, minute, shop, given] = themeShape.exec(key) ?? [];
  if (letter === undefined || minute === undefined || shop === undefined || given === undefined)
    return undefined;
  const scheme = schemeOf[letter as keyof typeof schemeOf];
  return { preview: { shopId: parseInt(shop, 36), scheme, draftId: null }, minute, given };
}

function readProductPreview(key: string): ReadKey | undefined {
  const [, minute, draft, shop, given] = productShape.exec(key) ?? [];
  if (minute === undefined || draft === undefined || shop === undefined || given === undefined)
    return undefined;
  const preview = { shopId: parseInt(shop, 36), scheme: null, draftId: parseInt(draft, 36) };
  return { preview, minute, given };
}
