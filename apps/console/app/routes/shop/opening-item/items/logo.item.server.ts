import { attempt } from "@haat/web-forms/call-failure.server";
import { z } from "zod";
import { cameraOf } from "../../picture-ways.server";
import { openingItem } from "../opening-item";
import { refuseField } from "../refused-field.server";

/** Sent by the button that has letters drawn. */
export const monogramIntent = "monogram";

/** A picture, or letters in its place. */
export const logoItem = openingItem({
  form: ({ context: { translate }, answers: { logo } }) => ({
    fields: [
      {
        kind: "picture",
        name: "picture",
        label: translate("openingPages.items.logo.field"),
        hint: translate("openingPages.items.logo.hint"),
        camera: cameraOf(translate),
        current: logo ? `/media/${logo}` : undefined,
        labels: {
          choose: translate("components.fileField.choose"),
          replace: translate("components.fileField.replace"),
          current: translate("openingPages.items.logo.current"),
          chosen: translate("components.fileField.chosen"),
        },
      },
    ],
    other: { label: translate("openingPages.items.logo.monogram"), value: monogramIntent },
  }),
  schema: () => z.object({}),
  async save({ context, seller_key }, _value, { intent, file }) {
    const { language } = context;
    const calls = context.client().sellerOpening;
    if (intent === monogramIntent) return attempt(calls.useMonogram({ language, seller_key }));
    if (!file) return refuseField("picture", context.translate("api.fields.picture_required"));
    return attempt(calls.uploadLogo({ language, seller_key, picture: file }));
  },
});
