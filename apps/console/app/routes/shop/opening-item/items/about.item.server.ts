import { openingAboutFields } from "@haat/contract/seller/opening-fields";
import { attempt } from "@haat/web-forms/call-failure.server";
import { z } from "zod";
import { openingItem } from "../opening-item";

/** What the shop says of itself; drafted from the other answers where nothing is written yet. */
export const aboutItem = openingItem({
  form({ context: { translate }, opening: { drafted }, answers: { tagline, about } }) {
    const isBlank = [tagline.bn, tagline.en, about.bn, about.en].every((text) => text === "");
    const shown = isBlank ? drafted : { tagline, about };
    return {
      fields: [
        {
          kind: "text",
          name: "tagline_bn",
          label: translate("openingPages.items.about.taglineBn"),
          value: shown.tagline.bn,
          lang: "bn",
          maxLength: 200,
        },
        {
          kind: "text",
          name: "tagline_en",
          label: translate("openingPages.items.about.taglineEn"),
          value: shown.tagline.en,
          lang: "en",
          maxLength: 200,
        },
        {
          kind: "lines",
          name: "about_bn",
          label: translate("openingPages.items.about.aboutBn"),
          value: shown.about.bn,
          lang: "bn",
        },
        {
          kind: "lines",
          name: "about_en",
          label: translate("openingPages.items.about.aboutEn"),
          value: shown.about.en,
          lang: "en",
        },
      ],
    };
  },
  schema: () => z.object(openingAboutFields),
  save: ({ context, seller_key }, value) =>
    attempt(context.client().sellerOpening.saveAbout({ language: context.language, seller_key, ...value })),
});
