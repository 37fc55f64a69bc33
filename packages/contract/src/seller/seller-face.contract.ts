import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { business } from "../shared/business-constants";
import { oneWord } from "../shared/choices";
import { envelope } from "../shared/envelope";
import type { FieldErrorCode } from "../shared/error-codes";
import { idField, pictureFileField, sellerKeyField } from "../shared/fields";
import { languageParam } from "../shared/languages";
import { optionalLines, optionalText } from "./opening-fields";
import { framedPicture } from "./seller-banners.contract";
import { readTarget, targetField } from "./shop-target";
import { daysInOrder, optionalDay, wrongOrder } from "./shown-days";

const code = (value: FieldErrorCode) => value;

/** The line above the header of every page of a shop. */
export const sellerAnnouncement = z.object({
  /** Blank in both languages: there is none. In one of them, it is shown by the other one. */
  text_bn: z.string(),
  text_en: z.string(),
  target: readTarget,
  /** The first and the last day on which it is shown, `YYYY-MM-DD` in Bangladesh; null for no such day. */
  starts_on: z.string().nullable(),
  ends_on: z.string().nullable(),
  /** Whether shoppers see it now. */
  is_shown: z.boolean(),
  /** Another one with each change: a change says which one was read. */
  version: z.string(),
});
export type SellerAnnouncement = z.infer<typeof sellerAnnouncement>;

const announcementText = optionalText(business.announcementMaxLength, code("announcement_long"));

/** What is typed of an announcement. */
export const typedAnnouncementFields = {
  text_bn: announcementText,
  text_en: announcementText,
  starts_on: optionalDay,
  ends_on: optionalDay,
};

export const homeSectionKind = oneWord("A part of a shop's first page", {
  banners: "its banners",
  categories: "its categories",
  ribbon: "the first products of a ribbon",
  text: "a text of the shop's own",
  picture_text: "a picture of the shop's own beside a text",
  about: "what the shop says of itself, and what delivery costs",
});
export type HomeSectionKind = z.infer<typeof homeSectionKind>;

/** Tells a part from the others: `banners`, `categories`, `about`, `ribbon-3` of a ribbon, `own-7` of the shop's own. */
export const sectionKey = z.string().regex(/^(?:banners|categories|about|(?:ribbon|own)-[1-9]\d{0,9})$/);

/** A part of a shop's first page, as its people keep it. */
export const homeSection = z.object({
  key: sectionKey,
  kind: homeSectionKind,
  /** Of a ribbon. */
  id_ribbon: z.int().nullable(),
  /** Of the shop's own texts. */
  id_section: z.int().nullable(),
  /** Of a ribbon its names; of a text its title, which may be blank. */
  title_bn: z.string(),
  title_en: z.string(),
  text_bn: z.string(),
  text_en: z.string(),
  /** Path of its picture below `/media/`, without a width; blank without one. */
  picture: z.string(),
  target: readTarget,
  is_on: z.boolean(),
  /** Another one with each change of what it says: a change says which one was read. */
  version: z.string(),
});
export type HomeSection = z.infer<typeof homeSection>;

export const sectionMove = oneWord("What is done with a part of the first page", {
  up: "one place up",
  down: "one place down",
  show: "shoppers see it",
  hide: "shoppers do not see it",
});
export type SectionMove = z.infer<typeof sectionMove>;

export const ownSectionKind = oneWord("A part of a shop's first page that its people write", {
  text: "a text",
  picture_text: "a picture beside a text",
});

const sectionTitle = optionalText(business.sectionTitleMaxLength, code("section_title_long"));
const sectionText = optionalLines(business.sectionTextMaxLength, code("section_text_long"));

/** What is typed of a text of the shop's own; in one language is enough. */
export const typedSectionFields = {
  title_bn: sectionTitle,
  title_en: sectionTitle,
  text_bn: sectionText,
  text_en: sectionText,
};
const sectionFields = {
  ...typedSectionFields,
  kind: ownSectionKind,
  picture: z.string().max(100, code("picture_unknown")).default(""),
  target: targetField,
};

interface Written {
  text_bn: string;
  text_en: string;
}
export const hasText = ({ text_bn, text_en }: Written) => text_bn !== "" || text_en !== "";
export const textMissing = { path: ["text_bn"], message: code("section_text_required") };

interface Pictured {
  kind: "text" | "picture_text";
  picture: string;
}
const hasItsPicture = ({ kind, picture }: Pictured) => kind === "text" || picture !== "";
const pictureMissing = { path: ["picture"], message: code("picture_required") };

const tags = ["Console: the shop's look"];
const inShop = { language: languageParam, seller_key: sellerKeyField };
const wholeHome = envelope(
  z.object({
    sections: z.array(homeSection),
    /** Of the order and of what is shown: a move says which one was read. */
    version: z.string(),
  }),
);
const readVersion = z.string().min(1).max(64);

export const sellerFaceCalls = {
  announcement: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/announcement/{language}/{seller_key}",
      tags,
      summary: "The line above the header of every page of a shop",
    })
    .input(z.strictObject(inShop))
    .output(envelope(z.object({ announcement: sellerAnnouncement }))),
  saveAnnouncement: baseCall
    .route({
      method: "PUT",
      path: "/v1/seller/announcement/{language}",
      tags,
      summary: "Write that line, or take it away by leaving it blank in both languages",
      description: "Of two people at once the later hears review_conflict; the same again changes nothing.",
    })
    .input(
      z
        .strictObject({ ...inShop, ...typedAnnouncementFields, target: targetField, version: readVersion })
        .refine(daysInOrder, wrongOrder),
    )
    .output(envelope(z.object({ announcement: sellerAnnouncement }))),
  faceTargets: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/face_targets/{language}/{seller_key}",
      tags,
      summary:
        "Where in the shop a line or a text can lead: categories, ribbons, pages, and products that a search finds",
    })
    .input(z.strictObject({ ...inShop, search: z.string().max(100).optional() }))
    .output(envelope(z.object({ targets: z.array(readTarget) }))),
  home: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/home/{language}/{seller_key}",
      tags,
      summary: "The parts of a shop's first page in their order, those that are not shown included",
      description:
        "Until somebody changes it, it is the usual order: banners, categories, each ribbon, about the shop. A new ribbon " +
        "stands behind the last one.",
    })
    .input(z.strictObject(inShop))
    .output(wholeHome),
  moveSection: baseCall
    .route({
      method: "PUT",
      path: "/v1/seller/home_order/{language}",
      tags,
      summary: "Move a part of the first page one place, show it or hide it",
      description: "Of two people at once the later hears review_conflict.",
    })
    .input(z.strictObject({ ...inShop, key: sectionKey, move: sectionMove, version: readVersion }))
    .output(wholeHome),
  uploadSectionPicture: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/section_picture/{language}/{seller_key}",
      tags,
      summary:
        "Upload a picture for a text of the first page (multipart field `picture`; PNG or JPEG, 2 MB at most)",
      description:
        "Its frame is 3 : 2; a picture of another shape is shown whole, on the shop's colour. What no text shows is deleted " +
        "after a day.",
    })
    .input(z.strictObject({ ...inShop, picture: pictureFileField }))
    .output(envelope(framedPicture)),
  createSection: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/home_section/{language}",
      tags,
      summary: "Add a text to the first page, with or without a picture; it comes last",
    })
    .input(
      z
        .strictObject({ ...inShop, ...sectionFields })
        .refine(hasText, textMissing)
        .refine(hasItsPicture, pictureMissing),
    )
    .output(envelope(z.object({ section: homeSection }))),
  changeSection: baseCall
    .route({
      method: "PUT",
      path: "/v1/seller/home_section/{language}/{id_section}",
      tags,
      summary: "Change a text of the first page; of two people at once the later hears review_conflict",
    })
    .input(
      z
        .strictObject({ ...inShop, ...sectionFields, id_section: idField(), version: readVersion })
        .refine(hasText, textMissing)
        .refine(hasItsPicture, pictureMissing),
    )
    .output(envelope(z.object({ section: homeSection }))),
  removeSection: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/home_section_removal/{language}",
      tags,
      summary: "Remove a text from the first page",
    })
    .input(z.strictObject({ ...inShop, id_section: idField() }))
    .output(envelope(z.object({}))),
};
