import type { Meta } from "@storybook/react-vite";
import { fill, story, type Sample } from "../../samples/in-language";
import { CancelConfirmation, type CancelConfirmationProps } from "./cancel-confirmation";

export default { title: "Commerce/Cancel confirmation", component: CancelConfirmation } satisfies Meta;

const confirmation = (sample: Sample, more: Partial<CancelConfirmationProps> = {}) => {
  const { words, shop, language } = sample;
  const bengali = language === "bn";
  const say = words.cancelConfirmation;
  return (
    <CancelConfirmation
      order={{
        orderId: "AXY2-ABCDE",
        items: fill(words.orderCard.items, {
          name: shop.products[1]?.name ?? "",
          number: shop.money("2").slice(1),
        }),
        total: shop.money("5,350"),
      }}
      effects={[say.stockEffect, fill(say.couponEffect, { code: "EID10" }), say.cashEffect]}
      reasons={Object.entries(say.reasons).map(([value, label]) => ({ value, label }))}
      count={{
        template: fill(words.characters.count, { max: shop.money("300").slice(1) }),
        digits: bengali ? "০১২৩৪৫৬৭৮৯" : "0123456789",
      }}
      labels={{ ...say, optional: words.optional, errors: words.formErrors }}
      action="#"
      keepHref="#/order"
      formId="cancel"
      {...more}
    />
  );
};

export const Asking = story((sample) => confirmation(sample));
export const WithoutACoupon = story((sample) =>
  confirmation(sample, { effects: [sample.words.cancelConfirmation.stockEffect] }),
);
export const Refused = story((sample) =>
  confirmation(sample, {
    values: { reason: "late", note: sample.shop.tagline },
    errors: { note: [sample.words.formErrors] },
  }),
);
export const Sending = story((sample) => confirmation(sample, { pending: true }));
export const TooLate = story((sample) =>
  confirmation(sample, {
    blocked: {
      text: sample.words.cancelConfirmation.tooLate,
      help: {
        phone: "09612 345678",
        href: "tel:09612345678",
        labels: { title: sample.words.helpPhone.title },
      },
    },
  }),
);
