import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { business } from "../shared/business-constants";
import { oneWord } from "../shared/choices";
import { envelope } from "../shared/envelope";
import type { FieldErrorCode } from "../shared/error-codes";
import { idField, pictureFileField, sellerKeyField } from "../shared/fields";
import { languageParam } from "../shared/languages";
import { optionalText } from "./opening-fields";
import { readTarget, targetField } from "./shop-target";
import { daysInOrder, optionalDay, wrongOrder } from "./shown-days";

const code = (value: FieldErrorCode) => value;

export const bannerState = oneWord("Whether shoppers see a banner", {
  shown: "they see it now",
  waiting: "its first day is still to come",
  over: "its last day has gone by",
  off: "it is turned off",
});
export type BannerState = z.infer<typeof bannerState>;

export const bannerFrame = oneWord("For which frame a banner's picture is", {
  wide: "beside the words, from a tablet's width on",
  phone: "above the words, on a phone",
});

/** A banner of a shop, as its people keep it. */
export const sellerBanner = z.object({
  id_banner: z.int(),
  /** Blank in a language that it has no words in: there it is shown by the other one. */
  title_bn: z.string(),
  title_en: z.string(),
  text_bn: z.string(),
  text_en: z.string(),
  /** Path of its picture below `/media/`, without a width. */
  picture: z.string(),
  /** The same of the one for phones; blank where they get the other one. */
  phone_picture: z.string(),
  target: readTarget,
  /** The first and the last day on which it is shown, `YYYY-MM-DD` in Bangladesh; null for no such day. */
  starts_on: z.string().nullable(),
  ends_on: z.string().nullable(),
  is_on: z.boolean(),
  state: bannerState,
  /** Its place in the row, from 1. */
  position: z.int(),
  /** Another one whenever anything but its place is: a change says which one was read. */
  version: z.string(),
});
export type SellerBanner = z.infer<typeof sellerBanner>;

const titleField = optionalText(business.bannerTitleMaxLength, code("banner_title_long"));
const textField = optionalText(business.bannerTextMaxLength, code("banner_text_long"));
const pictureKey = z.string({ error: code("picture_required") }).max(100, code("picture_unknown"));

/** What is typed of a banner; a title in one language is enough. */
export const typedBannerFields = {
  title_bn: titleField,
  title_en: titleField,
  text_bn: textField,
  text_en: textField,
  starts_on: optionalDay,
  ends_on: optionalDay,
  /** From 1; behind the last one where the list is shorter. */
  position: idField("position_required"),
};

/** All that is said of a banner. */
const bannerFields = {
  ...typedBannerFields,
  picture: pictureKey.min(1, code("picture_required")),
  phone_picture: pictureKey.default(""),
  target: targetField,
  is_on: z.boolean(),
};

interface Titled {
  title_bn: string;
  title_en: string;
}
export const hasTitle = ({ title_bn, title_en }: Titled) => title_bn !== "" || title_en !== "";
export const titleMissing = { path: ["title_bn"], message: code("banner_title_required") };

/** A picture that was uploaded for a frame. */
export const framedPicture = z.object({
  /** Path below `/media/`, without a width. */
  picture: z.string(),
  /** px */
  width: z.int(),
  height: z.int(),
  /** Whether it has the frame's shape; else it is shown whole, on the shop's colour. */
  fits: z.boolean(),
});

const tags = ["Console: goods"];
const inShop = { language: languageParam, seller_key: sellerKeyField };
const oneBanner = envelope(z.object({ banner: sellerBanner }));

export const sellerBannerCalls = {
  banners: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/banners/{language}/{seller_key}",
      tags,
      summary: "Every banner of a shop in its order, those that are not shown included",
    })
    .input(z.strictObject(inShop))
    .output(
      envelope(
        z.object({
          banners: z.array(sellerBanner),
          /** The theme's colour that a banner stands on, by daylight: `#rrggbb`. */
          ground: z.string(),
        }),
      ),
    ),
  bannerTargets: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/banner_targets/{language}/{seller_key}",
      tags,
      summary:
        "Where in the shop a banner can lead: its categories, ribbons and pages, and products that a search finds",
    })
    .input(z.strictObject({ ...inShop, search: z.string().max(100).optional() }))
    .output(envelope(z.object({ targets: z.array(readTarget) }))),
  uploadBannerPicture: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/banner_picture/{language}/{seller_key}",
      tags,
      summary: "Upload a picture for a banner (multipart field `picture`; PNG or JPEG, 2 MB at most)",
      description:
        "Its frame is 5 : 2 for wide screens and 2 : 1 for phones; a picture of another shape is shown whole, on the shop's " +
        "colour. One that is too narrow for the frame is refused. What no banner shows is deleted after a day.",
    })
    .input(z.strictObject({ ...inShop, frame: bannerFrame, picture: pictureFileField }))
    .output(envelope(framedPicture)),
  createBanner: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/banner/{language}",
      tags,
      summary: "Add a banner to a shop's home",
    })
    .input(
      z
        .strictObject({ ...inShop, ...bannerFields })
        .refine(hasTitle, titleMissing)
        .refine(daysInOrder, wrongOrder),
    )
    .output(oneBanner),
  changeBanner: baseCall
    .route({
      method: "PUT",
      path: "/v1/seller/banner/{language}/{id_banner}",
      tags,
      summary: "Change a banner of a shop; of two people at once the later hears review_conflict",
    })
    .input(
      z
        .strictObject({
          ...inShop,
          ...bannerFields,
          id_banner: idField(),
          /** As it was read. */
          version: z.string().min(1).max(64),
        })
        .refine(hasTitle, titleMissing)
        .refine(daysInOrder, wrongOrder),
    )
    .output(oneBanner),
  removeBanner: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/banner_removal/{language}",
      tags,
      summary: "Remove a banner of a shop",
    })
    .input(z.strictObject({ ...inShop, id_banner: idField() }))
    .output(envelope(z.object({}))),
};
