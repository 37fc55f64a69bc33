import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { business } from "../shared/business-constants";
import { envelope } from "../shared/envelope";
import { idField, sellerKeyField } from "../shared/fields";
import { languageParam } from "../shared/languages";
import { productStatus } from "../shared/product-status";

const inShop = { language: languageParam, seller_key: sellerKeyField };
const tags = ["Console: goods"];

export const sellerGoodsCalls = {
  setProductStatus: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/product_status/{language}",
      tags,
      summary: "Hide products, show them again, throw them into the bin or take them out of it",
      description:
        "At once or not at all. What stands so already stays as it is; what is none of the shop's, or was in the bin for " +
        "more than 30 days, is left out of `products`; where nothing is left the answer is `product_not_found`.",
    })
    .input(
      z.strictObject({
        ...inShop,
        products: z.array(idField()).min(1, "required").max(business.productsAtOnce, "required"),
        status: productStatus,
      }),
    )
    .output(
      envelope(
        z.object({
          status: productStatus,
          /** Those that stand so now. */
          products: z.array(z.object({ id_product: z.int(), name: z.string() })),
        }),
      ),
    ),
};
