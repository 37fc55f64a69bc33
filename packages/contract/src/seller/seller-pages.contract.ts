import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { business } from "../shared/business-constants";
import { envelope } from "../shared/envelope";
import type { FieldErrorCode } from "../shared/error-codes";
import { idField, sellerKeyField } from "../shared/fields";
import { languageParam } from "../shared/languages";
import { tidyMarkdown } from "../shared/typed-text";
import { pageFormat } from "../shop/extra-page.contract";
import { optionalText } from "./opening-fields";

const code = (value: FieldErrorCode) => value;

/** A page that a shop has written, as its people keep it. */
export const sellerPage = z.object({
  id_extra_page: z.int(),
  /** Its part of the shop's addresses; it stays, whatever the page is called. */
  slug: z.string(),
  /** Blank in a language that it has none in: there it is shown in the other one. */
  title_bn: z.string(),
  title_en: z.string(),
  body_bn: z.string(),
  body_en: z.string(),
  format: pageFormat,
  in_header: z.boolean(),
  in_footer: z.boolean(),
  /** Its place among the shop's pages, from 1. */
  position: z.int(),
  /** Another one whenever something but its place is: a change says which one was read. */
  version: z.string(),
});
export type SellerPage = z.infer<typeof sellerPage>;

const titleField = optionalText(business.pageTitleMaxLength, code("page_title_long"));

/** What was written, line by line; nothing of it is tidied but its ends. */
const bodyField = z
  .string()
  .max(business.pageBodyMaxLength, code("page_body_long"))
  .transform(tidyMarkdown)
  .default("");

/** What is said of a page; one language is enough. */
export const sellerPageFields = {
  title_bn: titleField,
  title_en: titleField,
  body_bn: bodyField,
  body_en: bodyField,
  in_header: z.boolean(),
  in_footer: z.boolean(),
  /** From 1; behind the last one where there are fewer. */
  position: idField("position_required"),
};

interface Written {
  title_bn: string;
  title_en: string;
  body_bn: string;
  body_en: string;
}

/** Says what of a page is missing. */
export function judgePage({ title_bn, title_en, body_bn, body_en }: Written, context: z.RefinementCtx): void {
  const refuse = (field: string, message: FieldErrorCode) =>
    context.addIssue({ code: "custom", path: [field], message });
  if (title_bn === "" && title_en === "") refuse("title_bn", "page_title_required");
  if (body_bn === "" && body_en === "") refuse("body_bn", "page_body_required");
}

const tags = ["Console: goods"];
const inShop = { language: languageParam, seller_key: sellerKeyField };
const onePage = envelope(z.object({ page: sellerPage }));

export const sellerPageCalls = {
  pages: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/pages/{language}/{seller_key}",
      tags,
      summary: "The pages that a shop has written, in its order",
    })
    .input(z.strictObject(inShop))
    .output(envelope(z.object({ pages: z.array(sellerPage) }))),
  createPage: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/page/{language}",
      tags,
      summary: "Add a page to a shop",
      description: `Its slug is made of its title, and stays. The text is Markdown: headings, paragraphs, bold, italic, lists, links, quotes and tables; anything else is the text that was typed. A shop has up to ${business.pagesMost} pages.`,
    })
    .input(z.strictObject({ ...inShop, ...sellerPageFields }).superRefine(judgePage))
    .output(onePage),
  changePage: baseCall
    .route({
      method: "PUT",
      path: "/v1/seller/page/{language}/{id_extra_page}",
      tags,
      summary: "Change a page of a shop; of two people at once the later hears review_conflict",
      description: "A plain text stays plain as long as its words stay; another text is Markdown.",
    })
    .input(
      z
        .strictObject({
          ...inShop,
          ...sellerPageFields,
          id_extra_page: idField(),
          /** As it was read. */
          version: z.string().min(1).max(64),
        })
        .superRefine(judgePage),
    )
    .output(onePage),
  removePage: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/page_removal/{language}",
      tags,
      summary: "Remove a page of a shop",
    })
    .input(z.strictObject({ ...inShop, id_extra_page: idField() }))
    .output(envelope(z.object({ slug: z.string() }))),
};
