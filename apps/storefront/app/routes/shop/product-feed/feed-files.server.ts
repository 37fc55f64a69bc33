import { stringify } from "csv-stringify/sync";
import type { MarketItem } from "./market-item.server";
import { escaped } from "../../../server/seo/site-map.server";

/** A feed in the way in which a market reads it: what stands before the items, the items, and what stands after them. */
export interface FeedFile {
  type: string;
  head(shop: { title: string; link: string; description: string }): string;
  items(items: readonly MarketItem[]): string;
  tail: string;
}

/** Fields of both markets that are written as they are. */
const plain = [
  "id",
  "item_group_id",
  "title",
  "description",
  "link",
  "image_link",
  "condition",
  "price",
  "sale_price",
  "brand",
  "product_type",
  "color",
  "size",
  "material",
  "pattern",
] as const satisfies (keyof MarketItem)[];

/** What Google compares prices by; Meta has no such columns. */
const unitPricing = ["unit_pricing_measure", "unit_pricing_base_measure"] as const;

/** RSS 2.0 with the fields of Google's product data specification (xmlns:g). */
const google: FeedFile = {
  type: "application/xml",
  head: ({ title, link, description }) =>
    [
      `<?xml version="1.0" encoding="UTF-8"?>`,
      `<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>`,
      element("title", title),
      element("link", link),
      element("description", description),
      "",
    ].join("\n"),
  items: (items) =>
    items
      .map((item) => {
        const fields = [
          ...plain.filter((name) => item[name] !== "").map((name) => element(`g:${name}`, item[name])),
          ...unitPricing.filter((name) => item[name] !== "").map((name) => element(`g:${name}`, item[name])),
          ...item.facts.map(productDetail),
          ...item.additional_image_links.map((link) => element("g:additional_image_link", link)),
          element("g:availability", item.isThere ? "in_stock" : "out_of_stock"),
          element("g:identifier_exists", "no"),
        ];
        return `<item>${fields.join("")}</item>\n`;
      })
      .join(""),
  tail: "</channel></rss>\n",
};

/** A fact, as Google has them; Meta has no columns for them. */
const productDetail = ({ name, value }: MarketItem["facts"][number]) =>
  `<g:product_detail>${element("g:attribute_name", name)}${element("g:attribute_value", value)}</g:product_detail>`;

const columns = [...plain, "additional_image_link", "availability"];

/** The columns of Meta's catalogues, as CSV. */
const meta: FeedFile = {
  type: "text/csv",
  head: () => stringify([columns]),
  items: (items) =>
    stringify(
      items.map((item) => [
        ...plain.map((name) => item[name]),
        item.additional_image_links.join(","),
        item.isThere ? "in stock" : "out of stock",
      ]),
    ),
  tail: "",
};

/** The feeds of a shop by the names of their files. */
export const feedFiles: ReadonlyMap<string, FeedFile> = new Map([
  ["google.xml", google],
  ["meta.csv", meta],
]);

const element = (name: string, text: string) => `<${name}>${escaped(withoutControls(text))}</${name}>`;

/** XML has no place for control characters, even escaped. */
const withoutControls = (text: string) =>
  // eslint-disable-next-line no-control-regex -- they are what is taken out
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, " ");
