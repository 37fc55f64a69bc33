import { colourField } from "@haat/contract/seller/opening-fields";
import { readyLook } from "@haat/contract/seller/shop-opening.contract";
import { attempt } from "@haat/web-forms/call-failure.server";
import { z } from "zod";
import { openingItem } from "../opening-item";

const schema = z.object({
  look: readyLook,
  seed: z
    .string()
    .trim()
    .default("")
    .transform((typed) => typed || undefined)
    .pipe(colourField.optional()),
});

/** A look to start from, and one's own colour in it. */
export const coloursItem = openingItem({
  form: ({ context: { translate } }) => ({
    fields: [
      {
        kind: "cards",
        name: "look",
        label: translate("openingPages.items.colours.look"),
        value: "default",
        columns: 2,
        options: readyLook.options.map((look) => ({
          value: look,
          title: translate(`openingPages.items.colours.looks.${look}`),
        })),
      },
      {
        kind: "text",
        name: "seed",
        label: translate("openingPages.items.colours.seed"),
        hint: translate("openingPages.items.colours.seedHint"),
        lang: "en",
        maxLength: 9,
        optionalMark: translate("components.optional"),
      },
    ],
  }),
  schema: () => schema,
  async save({ context, seller_key }, { look, seed }) {
    const { language, translate } = context;
    const calls = context.client().sellerOpening;
    const saved = await attempt(calls.saveColours({ language, seller_key, look, seed }));
    if (!saved.ok) return saved;
    const { corrections } = saved.answer.data;
    if (corrections.length === 0) return saved;
    const told = corrections.map((each) => translate("openingPages.items.colours.corrected", each));
    return { ok: true, answer: { message: told.join(" ") } };
  },
});
