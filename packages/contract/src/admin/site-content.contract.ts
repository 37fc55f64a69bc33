import { z } from "zod";
import { optionalText } from "../seller/opening-fields";
import { baseCall } from "../shared/base-call";
import { business } from "../shared/business-constants";
import { oneWord } from "../shared/choices";
import { envelope } from "../shared/envelope";
import type { FieldErrorCode } from "../shared/error-codes";
import { idField } from "../shared/fields";
import { languageParam } from "../shared/languages";
import { tidyLines } from "../shared/typed-text";
import { coercedNumber } from "../shared/coerced-number";

/** What the platform's people write for the marketing site. */

export const contentKind = oneWord("What a piece of content of the marketing site is", {
  slide: "what the first page begins with; the first of them is its heading",
  testimonial: "what somebody says of the platform",
  article: "an article of the blog",
  question: "a question that people ask, with its answer",
});
export type ContentKind = z.infer<typeof contentKind>;

export const contentTopic = oneWord("What a question is about", {
  buying: "buying",
  account: "signing in and one's data",
  selling: "selling",
});
export type ContentTopic = z.infer<typeof contentTopic>;

export const contentArt = oneWord("What the drawing of an article shows", {
  photo: "a phone before a jar",
  parcel: "a parcel",
  cash: "cash",
});
export type ContentArt = z.infer<typeof contentArt>;

export const contentTarget = oneWord("Where a slide leads", {
  open: "opening a shop",
  "find-store": "finding shops",
  blog: "the articles",
  faq: "questions and answers",
  about: "about the platform",
  contact: "writing to the platform",
});
export type ContentTarget = z.infer<typeof contentTarget>;

/** The parts of a text, each in both languages: a testimonial's title is who speaks, its note who that is. */
export const contentTexts = ["title", "text", "body", "note"] as const;
export type ContentText = (typeof contentTexts)[number];

/** Which parts a kind has; all of them are needed, in both languages. */
export const textsOfKind: Readonly<Record<ContentKind, readonly ContentText[]>> = {
  slide: ["title", "text"],
  testimonial: ["title", "note", "text"],
  article: ["title", "text", "body"],
  question: ["title", "body"],
};

const code = (value: FieldErrorCode) => value;
const titleField = optionalText(business.contentTitleMaxLength, code("content_title_long"));
const textField = optionalText(business.contentTextMaxLength, code("content_text_long"));
const bodyField = optionalText(business.contentBodyMaxLength, code("content_body_long"), tidyLines);

/** What is said of a piece of content; what its kind does not have is left out. */
export const contentFields = {
  kind: contentKind,
  title_bn: titleField,
  title_en: titleField,
  text_bn: textField,
  text_en: textField,
  body_bn: bodyField,
  body_en: bodyField,
  note_bn: titleField,
  note_en: titleField,
  /** Of a question. */
  topic: contentTopic.optional(),
  /** Of a question: whether it is among those that the first page shows. */
  is_featured: z.boolean().default(false),
  /** Of an article. */
  art: contentArt.optional(),
  /** Of an article: the day it is dated with. */
  published_on: z.iso.date(code("date_invalid")).optional(),
  /** Of a slide. */
  target: contentTarget.optional(),
  is_shown: z.boolean().default(false),
  /** Among those of its kind, from 1; behind the last one where there are fewer. */
  position: idField("position_required"),
};

type Given = { kind: ContentKind } & Partial<Record<`${ContentText}_${"bn" | "en"}`, string>> & {
    topic?: string | undefined;
    art?: string | undefined;
    published_on?: string | undefined;
    target?: string | undefined;
  };

/** Which field of a piece of content is needed and was left out: nothing of the site is shown by half, or in one language. */
export function missingContent(given: Given): string[] {
  const texts = textsOfKind[given.kind].flatMap((part) => [`${part}_bn`, `${part}_en`] as const);
  const chosen = {
    slide: ["target"],
    testimonial: [],
    article: ["art", "published_on"],
    question: ["topic"],
  } as const;
  return [
    ...texts.filter((name) => !given[name]),
    ...chosen[given.kind].filter((name) => given[name] === undefined),
  ];
}

const nothingMissing = (given: Given, context: z.RefinementCtx) => {
  for (const path of missingContent(given))
    context.addIssue({ code: "custom", path: [path], message: code("required") });
};

/** A piece of content as the platform's people keep it. */
export const siteContent = z.object({
  id_content: z.int(),
  kind: contentKind,
  /** Of an article its address, of a question its place on the page; it stays, whatever they are called. */
  slug: z.string(),
  title_bn: z.string(),
  title_en: z.string(),
  text_bn: z.string(),
  text_en: z.string(),
  body_bn: z.string(),
  body_en: z.string(),
  note_bn: z.string(),
  note_en: z.string(),
  topic: contentTopic.nullable(),
  is_featured: z.boolean(),
  art: contentArt.nullable(),
  published_on: z.string().nullable(),
  target: contentTarget.nullable(),
  is_shown: z.boolean(),
  position: z.int(),
  /** Counts the changes: who changes it says which one was read. */
  version: z.int(),
});
export type SiteContent = z.infer<typeof siteContent>;

const tags = ["Console: platform"];
const oneContent = envelope(z.object({ content: siteContent }));

export const siteContentCalls = {
  contents: baseCall
    .route({
      method: "GET",
      path: "/v1/admin/site_contents/{language}/{kind}",
      tags,
      summary: "Every piece of content of a kind, shown or not, in its order",
    })
    .input(z.strictObject({ language: languageParam, kind: contentKind }))
    .output(envelope(z.object({ contents: z.array(siteContent) }))),
  createContent: baseCall
    .route({
      method: "POST",
      path: "/v1/admin/site_content/{language}",
      tags,
      summary: "Add a piece of content to the marketing site; what its kind has is needed in both languages",
    })
    .input(z.strictObject({ language: languageParam, ...contentFields }).superRefine(nothingMissing))
    .output(oneContent),
  changeContent: baseCall
    .route({
      method: "PUT",
      path: "/v1/admin/site_content/{language}/{id_content}",
      tags,
      summary: "Change a piece of content; of two people at once the later hears review_conflict",
    })
    .input(
      z
        .strictObject({
          language: languageParam,
          ...contentFields,
          id_content: idField(),
          version: coercedNumber(z.number().int().min(1).max(2_147_483_647)),
        })
        .superRefine(nothingMissing),
    )
    .output(oneContent),
  removeContent: baseCall
    .route({
      method: "DELETE",
      path: "/v1/admin/site_content/{language}/{id_content}",
      tags,
      summary: "Remove a piece of content from the marketing site",
    })
    .input(z.strictObject({ language: languageParam, id_content: idField() }))
    .output(envelope(z.object({}))),
};
