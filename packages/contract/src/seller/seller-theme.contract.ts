import { z } from "zod";
import { baseCall } from "../shared/base-call";
import {
  colourScheme,
  guardedPart,
  themeCardRatio,
  themeCardStyle,
  themeDarkMode,
  themeDensity,
  themeHeaderLayout,
  themeHomeLayout,
  themeHeadingFont,
  themeSurface,
} from "../shared/choices";
import { envelope } from "../shared/envelope";
import { idField, sellerKeyField } from "../shared/fields";
import { languageParam } from "../shared/languages";
import { shopTheme } from "../shop/store.contract";
import { colourField } from "./opening-fields";
import { coercedNumber } from "../shared/coerced-number";

/** A colour of a theme that its pages show in another shade, for what is written to be read. */
export const themeCorrection = z.object({
  scheme: colourScheme,
  part: guardedPart,
  /** `#rrggbb` both. */
  asked: z.string(),
  shown: z.string(),
});
export type ThemeCorrection = z.infer<typeof themeCorrection>;

/** One of the themes that a shop had. */
export const themeVersion = z.object({
  number: z.int(),
  theme: shopTheme,
  /** Who published it; blank where nobody of the shop did. */
  published_by: z.string(),
  published_at: z.string(),
  /** The one that the shop wears now. */
  is_published: z.boolean(),
});
export type ThemeVersion = z.infer<typeof themeVersion>;

/** How a shop looks, and how it may look soon. */
export const shopLooks = z.object({
  /** Another one whenever the draft changed or was published: a change says which one was read. */
  version: z.int(),
  published: shopTheme,
  /** `null` where nothing waits to be published. */
  draft: z.object({ theme: shopTheme, saved_by: z.string(), saved_at: z.string() }).nullable(),
  /** Of the draft, where there is one; else of what is published. */
  corrections: z.array(themeCorrection),
  /** The newest first: the published one and ten before it at most. */
  versions: z.array(themeVersion),
  /**
   * Paths on the platform's host, in the language that was asked for: the shop's own pages in the draft, light and dark. Who
   * has one sees them until `until`; nobody can buy there.
   */
  preview: z.object({ light: z.string(), dark: z.string(), until: z.string() }),
});
export type ShopLooks = z.infer<typeof shopLooks>;

/** All that a shop chooses of its looks. */
export const themeFields = {
  seed: colourField,
  ribbon_seed: colourField,
  surface: themeSurface,
  /** px. */
  radius: coercedNumber(z.number()).pipe(
    z.union([z.literal(0), z.literal(4), z.literal(8), z.literal(12), z.literal(16)]),
  ),
  density: themeDensity,
  heading_font: themeHeadingFont,
  card_ratio: themeCardRatio,
  card_style: themeCardStyle,
  header_layout: themeHeaderLayout,
  home_layout: themeHomeLayout,
  dark_mode: themeDarkMode,
};

const inShop = { language: languageParam, seller_key: sellerKeyField };
/** As it was read. */
const version = coercedNumber(z.number().int().min(0));
const looks = envelope(z.object({ looks: shopLooks }));
const tags = ["Console: theme"];

/** The theme of a shop: a draft that is seen on its real pages, published, and gone back from. */
export const sellerThemeCalls = {
  theme: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/theme/{language}/{seller_key}",
      tags,
      summary: "The published theme, the draft with what the guard corrects in it, and the versions before",
    })
    .input(z.strictObject(inShop))
    .output(looks),
  saveThemeDraft: baseCall
    .route({
      method: "PUT",
      path: "/v1/seller/theme_draft/{language}/{seller_key}",
      tags,
      summary: "Save the draft; of two people at once the later hears review_conflict",
      description: "The same as it is already changes nothing. A draft like what is published is none.",
    })
    .input(z.strictObject({ ...inShop, ...themeFields, version }))
    .output(looks),
  discardThemeDraft: baseCall
    .route({
      method: "DELETE",
      path: "/v1/seller/theme_draft/{language}/{seller_key}",
      tags,
      summary: "Throw the draft away",
    })
    .input(z.strictObject({ ...inShop, version }))
    .output(looks),
  publishTheme: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/publish_theme/{language}/{seller_key}",
      tags,
      summary: "Publish the draft as it was read; where there is none, nothing changes",
    })
    .input(z.strictObject({ ...inShop, version }))
    .output(looks),
  restoreTheme: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/restore_theme/{language}/{seller_key}",
      tags,
      summary: "Publish an earlier version again, as a new one; the draft stays",
    })
    .input(z.strictObject({ ...inShop, number: idField(), version }))
    .output(looks),
};
