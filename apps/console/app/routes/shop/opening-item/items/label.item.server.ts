import { labelField } from "@haat/contract/seller/opening-fields";
import { attempt } from "@haat/web-forms/call-failure.server";
import { z } from "zod";
import { openingItem } from "../opening-item";

/** The shop's address, with labels that are free. */
export const labelItem = openingItem({
  async form({ context, seller_key, answers }) {
    const { language, platformOrigin, translate } = context;
    const asked = context.client().sellerOpening.labelAvailability({ language, seller_key });
    const { label, suggestions } = (await asked).data;
    const shown = answers.label ?? label;
    const host = new URL(platformOrigin).host;
    const free = suggestions.filter((each) => each !== shown);
    const suggested =
      free.length > 0
        ? translate("openingPages.items.label.suggested", { labels: free.join(", ") })
        : undefined;
    const address = translate("openingPages.items.label.hint", { label: shown, host });
    return {
      fields: [
        {
          kind: "text",
          name: "label",
          label: translate("openingPages.items.label.field"),
          hint: [address, suggested].filter(Boolean).join(" · "),
          value: shown,
          lang: "en",
          maxLength: 60,
          keypad: "url",
        },
      ],
    };
  },
  schema: () => z.object({ label: labelField }),
  save: ({ context, seller_key }, { label }) =>
    attempt(context.client().sellerOpening.saveLabel({ language: context.language, seller_key, label })),
});
