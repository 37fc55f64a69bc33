import type { Meta } from "@storybook/react-vite";
import { advice, anatomy } from "../../samples/in-docs";
import { fill, story, type Sample } from "../../samples/in-language";
import { pictures } from "../../samples/sample-shop";
import { CartLine, type CartLineData } from "./cart-line";

export default { title: "Commerce/Cart line", component: CartLine } satisfies Meta;

const labelsOf = ({ words }: Sample, name: string) => ({
  quantity: fill(words.cartLine.quantity, { name }),
  decrease: fill(words.cartLine.decrease, { name }),
  increase: fill(words.cartLine.increase, { name }),
  remove: fill(words.cartLine.remove, { name }),
  digits: words.cartLine.digits,
  update: words.cartLine.update,
  unitPrice: words.cartLine.unitPrice,
  lineTotal: words.cartLine.lineTotal,
});

const line = (sample: Sample, more: Partial<CartLineData> = {}) => {
  const { shop, language } = sample;
  const name = shop.products[0]?.name ?? "";
  return (
    <div className="max-w-170">
      <CartLine
        formId="line-1"
        action="#"
        labels={labelsOf(sample, name)}
        line={{
          id: "line-1",
          href: "#/product-details/sari",
          name,
          picture: pictures.sari,
          choice: language === "bn" ? "লাল, ১২ হাত" : "Red, 12 cubits",
          unitPrice: shop.money("2,450"),
          lineTotal: shop.money("4,900"),
          quantity: 2,
          ...more,
        }}
      />
    </div>
  );
};

export const Default = story((sample) => line(sample), {
  parameters: anatomy(
    { at: "[data-slot=picture]", name: "Picture", text: "Of the chosen colour, silent beside the name." },
    {
      at: "p.font-semibold",
      name: "Name",
      text: "Leads to the product’s page; plain words where it has none any more.",
    },
    {
      at: "[data-slot=icon-button]",
      name: "Remove",
      text: "A button of the same form, spoken with the product’s name.",
    },
    { at: "p.text-small", name: "Choice", text: "`choice`: what was chosen, in the order in which it was." },
    {
      at: "p.tabular.text-small",
      name: "Price of one",
      text: "`unitPrice`: said in words before the number where it is only heard.",
    },
    {
      at: "[data-slot=number-stepper]",
      name: "Quantity",
      text: "A number between two buttons; each of them and Enter send the form.",
    },
    {
      at: "p.tabular.text-title",
      name: "Sum",
      text: "`lineTotal`: what the API has worked out for all pieces of the line.",
    },
  ),
});
export const PriceChanged = story((sample) =>
  line(sample, {
    notes: [
      {
        tone: "warning",
        text: fill(sample.words.cartLine.priceChanged, {
          old: sample.shop.money("2,300"),
          now: sample.shop.money("2,450"),
        }),
      },
    ],
  }),
);
export const Short = story((sample) =>
  line(sample, {
    notes: [
      {
        tone: "warning",
        text: fill(sample.words.cartLine.short, { number: sample.shop.money("1").slice(1) }),
      },
    ],
  }),
);
export const OutOfStock = story((sample) =>
  line(sample, { notes: [{ tone: "danger", text: sample.words.cartLine.out }] }),
);
export const AtTheCap = story((sample) => line(sample, { quantity: 10 }));

export const DoSayBothPrices = advice(
  "do",
  {
    en: "Say what it was and what it is now, at the line that it is about.",
    bn: "আগে কত ছিল আর এখন কত, সেই পণ্যের নিচেই বলুন।",
  },
  (sample) =>
    line(sample, {
      notes: [
        {
          tone: "warning",
          text: fill(sample.words.cartLine.priceChanged, {
            old: sample.shop.money("2,300"),
            now: sample.shop.money("2,450"),
          }),
        },
      ],
    }),
);
export const DontSayThatItChanged = advice(
  "dont",
  {
    en: "“The price has changed” leaves people to remember what it was.",
    bn: "‘দাম বদলেছে’ বললে আগে কত ছিল, তা মনে করতে হয়।",
  },
  (sample) =>
    line(sample, {
      notes: [{ tone: "warning", text: sample.language === "bn" ? "দাম বদলেছে।" : "The price has changed." }],
    }),
);
