import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { envelope } from "../shared/envelope";
import { idField, publicIdField } from "../shared/fields";
import { languageParam } from "../shared/languages";

export const views = {
  addNewView: baseCall
    .route({
      method: "POST",
      path: "/v1/add_new_view/{language}",
      tags: ["Views"],
      summary: "Counts a visitor of a shop or of one of its products, once a day",
      description:
        "The visitor's address is not in the body: it is the one the call comes from, or the one that our storefront tells " +
        "in `X-Client-Address`. It is kept as a hash that is another one every day, never as it is.",
    })
    .input(
      z.strictObject({
        language: languageParam,
        seller_key: publicIdField,
        /** Without one, the shop itself is looked at. */
        id_product: idField().optional(),
      }),
    )
    .output(
      envelope(
        z.object({
          /** Whether the visitor is new today. */
          is_counted: z.boolean(),
        }),
      ),
    ),
};
