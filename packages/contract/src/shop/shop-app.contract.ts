import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { appIconPurpose, appScreenshotForm } from "../shared/choices";
import { envelope } from "../shared/envelope";
import { publicIdField } from "../shared/fields";
import { languageParam } from "../shared/languages";

/** A file of an app: its path below `/media/`, and what a manifest says of it. */
const appFile = z.object({ path: z.string(), sizes: z.string(), type: z.string() });

export const appIcon = appFile.extend({
  /** What it is for: the web app manifest's `purpose`. */
  purpose: appIconPurpose,
});

export const appScreenshot = appFile.extend({ form_factor: appScreenshotForm });

/** The shop's app as its manifest describes it. */
export const publicShopApp = z.object({
  /** Counts up with each making; 0 before the first one, and there are no files then. */
  version: z.int(),
  icons: z.array(appIcon),
  screenshots: z.array(appScreenshot),
  /** Of what a long press offers; `null` before the first version. */
  shortcut_icons: z.object({ orders: z.string(), cart: z.string(), products: z.string() }).nullable(),
  /** The name of the shop's own app in stores, and who signs it (SHA-256 of certificates); none where it has none there. */
  store_app: z.object({ package_name: z.string(), fingerprints: z.array(z.string()) }),
});
export type PublicShopApp = z.infer<typeof publicShopApp>;

/** A shop as an app of its own. */
export const shopAppCalls = {
  shopApp: baseCall
    .route({
      method: "GET",
      path: "/v1/shop_app/{language}/{sellerKey}",
      tags: ["Store"],
      summary: "The customer app of a shop: its icons and screenshots, and what signs it in stores",
    })
    .input(z.strictObject({ language: languageParam, sellerKey: publicIdField }))
    .output(envelope(z.object({ shop_app: publicShopApp }))),
};
