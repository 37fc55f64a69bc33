import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { envelope } from "../shared/envelope";
import { publicIdField } from "../shared/fields";
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
    .output(envelope(knownStore)),
};
