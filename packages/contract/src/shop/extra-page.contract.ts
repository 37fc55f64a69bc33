import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { oneWord } from "../shared/choices";
import { envelope } from "../shared/envelope";
import { idField, publicIdField, slugField } from "../shared/fields";
import { languageParam } from "../shared/languages";

export const pageFormat = oneWord("In what a page of a shop is written", {
  plain: "plain text, paragraphs apart by a blank line",
  markdown:
    "Markdown: headings, paragraphs, bold, italic, lists, links, quotes and tables; no HTML, no pictures",
});

const extraPageTitle = z.object({ id_extra_page: z.int(), slug: z.string(), title: z.string() });

export const extraPage = extraPageTitle.extend({
  format: pageFormat,
  body: z.string(),
});
export type ExtraPage = z.infer<typeof extraPage>;

/** The pages that a shop writes itself: about, delivery, returns. */
export const extraPages = {
  shopExtraPages: baseCall
    .route({
      method: "GET",
      path: "/v1/shop_extra_pages/{language}/{sellerKey}",
      tags: ["Extra pages"],
      summary: "The shop's own pages, in its order",
    })
    .input(z.strictObject({ language: languageParam, sellerKey: publicIdField }))
    .output(
      envelope(
        z.object({
          extra_pages: z.array(
            extraPageTitle.extend({
              /** Where every page of the shop links to it; one that stands nowhere is found by its address. */
              in_header: z.boolean(),
              in_footer: z.boolean(),
            }),
          ),
        }),
      ),
    ),
  shopExtraPageById: baseCall
    .route({
      method: "GET",
      path: "/v1/shop_extra_page_by_id/{sellerKey}/{id}",
      tags: ["Extra pages"],
      summary: "A page of the shop by its id, in the language of `Accept-Language`",
    })
    .input(z.strictObject({ sellerKey: publicIdField, id: idField() }))
    .output(envelope(z.object({ extra_page: z.array(extraPage) }))),
  shopExtraPageBySlug: baseCall
    .route({
      method: "GET",
      path: "/v1/shop_extra_page_by_slug/{sellerKey}/{slug}",
      tags: ["Extra pages"],
      summary: "A page of the shop by its slug, in the language of `Accept-Language`",
    })
    .input(z.strictObject({ sellerKey: publicIdField, slug: slugField }))
    .output(envelope(z.object({ extra_page: z.array(extraPage) }))),
};
