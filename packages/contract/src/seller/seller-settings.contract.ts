import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { envelope } from "../shared/envelope";
import { poisha, sellerKeyField } from "../shared/fields";
import { languageParam } from "../shared/languages";
import { leastOrderFields, vatFields } from "./settings-fields";

/** What a shop asks of an order, and states on its invoices. */
export const shopSettings = z.object({
  /** The smallest amount of goods that an order is taken for, before a coupon and delivery; null where there is none. */
  least_order: poisha.nullable(),
  /** VAT in its prices, two decimals at most. */
  vat_percent: z.number(),
  /** Nine digits, a hyphen, four digits; blank where it has none. */
  bin: z.string(),
  /** The name it is registered under; blank where that is its title. */
  legal_name_bn: z.string(),
  legal_name_en: z.string(),
  /** Whether its invoices are tax challans (Mushak-6.3). */
  issues_challan: z.boolean(),
});
export type ShopSettings = z.infer<typeof shopSettings>;

const inShop = { language: languageParam, seller_key: sellerKeyField };
const tags = ["Console: settings"];
const answer = envelope(z.object({ settings: shopSettings }));

export const sellerSettingsCalls = {
  settings: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/settings/{language}/{seller_key}",
      tags,
      summary: "The least order of a shop, and what its invoices say of VAT",
    })
    .input(z.strictObject(inShop))
    .output(answer),
  saveLeastOrder: baseCall
    .route({
      method: "PUT",
      path: "/v1/seller/least_order/{language}",
      tags,
      summary: "Say from which amount of goods the shop takes an order",
      description: "Orders that were placed stay as they are. The same again changes nothing.",
    })
    .input(z.strictObject({ ...inShop, ...leastOrderFields }))
    .output(answer),
  saveVat: baseCall
    .route({
      method: "PUT",
      path: "/v1/seller/vat/{language}",
      tags,
      summary: "Say which VAT is in the prices, and what the invoices bear of the seller",
      description:
        "For orders from now on: those that were placed keep what held then. A tax challan needs a BIN (`bin_required`). " +
        "The same again changes nothing.",
    })
    .input(z.strictObject({ ...inShop, ...vatFields }))
    .output(answer),
};
