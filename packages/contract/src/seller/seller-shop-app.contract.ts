import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { appPaper, appState } from "../shared/choices";
import { envelope } from "../shared/envelope";
import type { FieldErrorCode } from "../shared/error-codes";
import { sellerKeyField } from "../shared/fields";
import { languageParam } from "../shared/languages";

/** A made picture: its path below `/media/`, and its size in px. */
export const appPicture = z.object({ path: z.string(), width: z.int(), height: z.int() });

/** The shop's customer app as its people see it. */
export const sellerShopApp = z.object({
  state: appState,
  /** The newest whole version; 0 before the first one. */
  version: z.int(),
  /** RFC 3339, UTC; `null` before the first version. */
  made_at: z.string().nullable(),
  /** Whether its icons show letters: there is no logo, or one of less than 512 px. */
  is_drawn: z.boolean(),
  /** The shop's own address, where the app is installed. */
  address: z.string(),
  /** The page that says how it is installed. */
  install_page: z.string(),
  /** What the QR codes bear: it leads to the shop, whatever its name is by then. */
  short_link: z.string(),
  /** Its icons, the larger first; none before the first version. */
  icons: z.array(appPicture),
  /** Pictures to share, with words in the language that was asked for. */
  share_pictures: z.array(appPicture),
  screenshots: z.array(appPicture),
  /** To be pasted where shops are shown. */
  texts: z.array(z.string()),
  /** The name of its own app in the Play Store, which never changes, and who signs that. */
  package_name: z.string(),
  fingerprints: z.array(z.string()),
});
export type SellerShopApp = z.infer<typeof sellerShopApp>;

/** SHA-256 of a certificate as tools print it, with or without colons; it is kept with them, in capitals. */
export const fingerprintField = z
  .string()
  .trim()
  .regex(/^(?:[0-9A-Fa-f]{2}:?){31}[0-9A-Fa-f]{2}$/, "fingerprint_shape" satisfies FieldErrorCode);

const inShop = { seller_key: sellerKeyField };
const done = envelope(z.object({ status: z.literal(1) }));
const tags = ["Console: shop's app"];

/** The shop's customer app and what goes with it. */
export const sellerShopAppCalls = {
  shopApp: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/shop_app/{language}/{seller_key}",
      tags,
      summary: "The shop's customer app: how far it is, its pictures, links and texts",
    })
    .input(z.strictObject({ language: languageParam, ...inShop }))
    .output(envelope(z.object({ shop_app: sellerShopApp }))),
  makeShopApp: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/make_shop_app/{seller_key}",
      tags,
      summary: "Have the app made anew, with the products as they are now",
    })
    .input(z.strictObject(inShop))
    .output(done),
  saveFingerprints: baseCall
    .route({
      method: "PUT",
      path: "/v1/seller/shop_app_fingerprints/{seller_key}",
      tags,
      summary: "Say which certificates sign the shop's own app in stores (SHA-256)",
      description:
        "The Play Store signs anew, so that its key and the one for uploading are both to be named.",
    })
    .input(z.strictObject({ ...inShop, fingerprints: z.array(fingerprintField).max(10) }))
    .output(envelope(z.object({ fingerprints: z.array(z.string()) }))),
  shopAppPaper: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/shop_app_paper/{language}/{seller_key}/{paper}",
      tags,
      summary: "A QR code, poster or sheet of stickers, or the kit for the Play Store, as a file",
    })
    .input(z.strictObject({ language: languageParam, ...inShop, paper: appPaper }))
    .output(z.file().mime(["image/svg+xml", "image/png", "application/pdf", "application/zip"])),
};
