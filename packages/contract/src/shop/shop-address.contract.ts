import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { envelope } from "../shared/envelope";
import { idField, publicIdField } from "../shared/fields";
import { languageParam } from "../shared/languages";
import { knownStore } from "./store.contract";

/** Where shops are found: by the short link on their papers, and by names that they had before. */
export const shopAddressCalls = {
  shopLink: baseCall
    .route({
      method: "GET",
      path: "/v1/shop_link/{sellerKey}",
      tags: ["Store"],
      summary: "The name of the shop that a short link leads to",
      description:
        "The link on posters and QR codes bears the shop's key, which never changes; its name may. 420 where there is no such shop, or it never opened.",
    })
    .input(z.strictObject({ sellerKey: publicIdField }))
    .output(envelope(z.object({ shop_name: z.string() }))),
  productLink: baseCall
    .route({
      method: "GET",
      path: "/v1/product_link/{sellerKey}/{id_product}",
      tags: ["Store"],
      summary: "The shop and the product that a short link leads to",
      description:
        "The link in a product's QR code bears the shop's key and the product's number, which never change. 420 where there is no such shop, or it never opened.",
    })
    .input(z.strictObject({ sellerKey: publicIdField, id_product: idField() }))
    .output(
      envelope(
        z.object({
          shop_name: z.string(),
          /** Null where customers meet no such product in the shop now. */
          product_slug: z.string().nullable(),
        }),
      ),
    ),
  shopWhereabouts: baseCall
    .route({
      method: "GET",
      path: "/v1/shop_whereabouts/{language}/{shop_name}",
      tags: ["Store"],
      summary: "Where a shop is that is not found by this name: under another one, or closed",
      description:
        "A shop that had this name once is named by the one it has now. 420 where no shop had it, or it never opened.",
    })
    .input(z.strictObject({ language: languageParam, shop_name: z.string().min(1).max(63) }))
    .output(
      envelope(
        knownStore.extend({
          /** Its own owner closed it, and not the platform. */
          is_closed_by_owner: z.boolean(),
        }),
      ),
    ),
  shopAtHost: baseCall
    .route({
      method: "GET",
      path: "/v1/shop_at_host/{host}",
      tags: ["Store"],
      summary: "The shop that a host is of: its sub-domain of the platform, or its own domain",
      description:
        "A domain counts as its shop's while it is verified, with `www.` and without. 420 where there is no such shop, or it never opened.",
    })
    .input(z.strictObject({ host: z.string().min(1).max(253) }))
    .output(
      envelope(
        z.object({
          id_shop: z.int(),
          shop_name: z.string(),
          /** The host that is its main address; null where that is its sub-domain. */
          own_domain: z.string().nullable(),
        }),
      ),
    ),
};
