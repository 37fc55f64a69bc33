import { openingNameFields } from "@haat/contract/seller/opening-fields";
import { attempt } from "@haat/web-forms/call-failure.server";
import { z } from "zod";
import { openingItem } from "../opening-item";

/** The name in both languages. */
export const nameItem = openingItem({
  form: ({ context: { translate }, answers: { name } }) => ({
    fields: [
      {
        kind: "text",
        name: "name_bn",
        label: translate("openingPages.items.name.bn"),
        value: name.bn,
        lang: "bn",
        maxLength: 120,
      },
      {
        kind: "text",
        name: "name_en",
        label: translate("openingPages.items.name.en"),
        value: name.en,
        lang: "en",
        maxLength: 120,
      },
    ],
  }),
  schema: () => z.object(openingNameFields),
  save: ({ context, seller_key }, value) =>
    attempt(context.client().sellerOpening.saveName({ language: context.language, seller_key, ...value })),
});
