import { openingNameFields } from "@haat/contract/seller/opening-fields";
import type { Language } from "@haat/contract/shared/languages";
import { attempt } from "@haat/web-forms/call-failure.server";
import { z } from "zod";
import { openingItem } from "../opening-item";

/** The name in both languages; where one is not written yet, it is suggested by the sound of the other. */
export const nameItem = openingItem({
  form({ context: { translate }, opening: { drafted }, answers: { name } }) {
    const isSuggested = (language: Language) => name[language] === "" && drafted.name[language] !== "";
    return {
      fields: [
        {
          kind: "text",
          name: "name_bn",
          label: translate("openingPages.items.name.bn"),
          value: drafted.name.bn,
          hint: isSuggested("bn") ? translate("openingPages.items.name.suggested") : undefined,
          lang: "bn",
          maxLength: 120,
        },
        {
          kind: "text",
          name: "name_en",
          label: translate("openingPages.items.name.en"),
          value: drafted.name.en,
          hint: isSuggested("en") ? translate("openingPages.items.name.suggested") : undefined,
          lang: "en",
          maxLength: 120,
        },
      ],
    };
  },
  schema: () => z.object(openingNameFields),
  save: ({ context, seller_key }, value) =>
    attempt(context.client().sellerOpening.saveName({ language: context.language, seller_key, ...value })),
});
