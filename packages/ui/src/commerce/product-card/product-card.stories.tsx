import type { Meta, StoryObj } from "@storybook/react-vite";
import { type Advice, advice, anatomy } from "../../samples/in-docs";
import { story, type Sample } from "../../samples/in-language";
import { ProductCard, type ProductCardData } from "./product-card";

export default { title: "Commerce/Product card", component: ProductCard } satisfies Meta;

const card = (
  at: number,
  more: (sample: Sample) => Partial<ProductCardData> = () => ({}),
  parameters: StoryObj["parameters"] = {},
) =>
  story(
    (sample) => {
      const { words, shop } = sample;
      const product = shop.cards[at];
      if (!product) throw new Error(`no product ${at}`);
      return (
        <div className="max-w-60">
          <ProductCard
            product={{ ...product, ...more(sample) }}
            labels={{ ...words.productCard, price: words.price }}
            headingLevel="h2"
          />
        </div>
      );
    },
    { parameters },
  );

type Advised = ReturnType<typeof advice>;

/** The first product, said well or badly. */
const advised = (
  kind: "do" | "dont",
  why: Advice["why"],
  more: (sample: Sample) => Partial<ProductCardData>,
): Advised =>
  advice(kind, why, (sample) => {
    const { words, shop } = sample;
    const [product] = shop.cards;
    if (!product) throw new Error("There is no product.");
    return (
      <div className="max-w-60">
        <ProductCard
          product={{ ...product, ...more(sample) }}
          labels={{ ...words.productCard, price: words.price }}
          headingLevel="h2"
        />
      </div>
    );
  });

export const ReducedWithRibbon = card(0);
export const OutOfStock = card(2);
export const PriceFrom = card(3);
export const NoPicture = card(6, () => ({ picture: "" }));
export const LongNameIsClamped = card(0, ({ language, shop }) => ({
  name:
    language === "bn"
      ? "লক্ষ্মীপুরের স্ত্রী-উদ্যোক্তাদের হাতে বোনা সূক্ষ্ম জামদানি, ঊর্ধ্বমুখী কল্কা নকশা, দুই পাড়ে সোনালি জরি, ১২ হাত"
      : "Fine jamdani woven by the women of Lakshmipur, with a rising paisley pattern and a golden border on both sides",
  price: shop.money("1,24,990"),
  oldPrice: shop.money("1,39,990"),
}));
export const GoesInTheCart = card(0, () => ({ addId: "1" }));
export const LeadsToAChoice = card(0, () => ({ hasChoices: true }));
export const WasRefused = card(1, ({ language }) => ({
  addId: "1",
  refused:
    language === "bn"
      ? { quantity: "৯৯", error: "একটি পণ্য একবারে সর্বোচ্চ ১০টি নেওয়া যায়।" }
      : { quantity: "99", error: "You can only order 10 quantities of a product at a time." },
}));
export const ByTheKilogram = card(1, ({ language, shop }) => ({
  addId: "1",
  unitPrice: language === "bn" ? `${shop.money("120")}/কেজি থেকে` : `From ${shop.money("120")}/kg`,
}));
export const InSixColours = card(0, ({ language }) => ({
  colours: {
    swatches: ["#ffffff", "#b3123f", "#1f4e8c", "#111111"],
    more: language === "bn" ? "+২" : "+2",
    spoken: language === "bn" ? "৬টি রং" : "6 colours",
  },
}));
export const FewAreLeft = card(
  0,
  ({ language }) => ({
    addId: "1",
    left: language === "bn" ? "৩টি বাকি" : "3 left",
  }),
  anatomy(
    {
      at: "[data-slot=product-media]",
      name: "Picture",
      text: "Keeps its room before it has come; one ratio for all cards of a shop.",
    },
    {
      at: "[data-slot=badge]",
      name: "Ribbon",
      text: "`ribbon`: what is special about it, in one or two words.",
    },
    {
      at: "[data-slot=product-media] > :last-child",
      name: "What is left",
      text: "`left`: only where few pieces are; sold out stands in the same place.",
    },
    { at: "h2 a", name: "Name", text: "The link of the whole card; two lines, then it is cut." },
    {
      at: "[data-slot=price]",
      name: "Price",
      text: "The price now, and the one before struck out; prices of a row stand on one line.",
    },
    {
      at: "[data-slot=product-card] > div:last-child > :last-child",
      name: "Action",
      text: "`addId`: puts one in the cart where there is nothing to choose; `hasChoices` says so instead.",
    },
  ),
);

export const DoNameTheThing: Advised = advised(
  "do",
  {
    en: "Name the thing in its name; what is special about it stands on the ribbon.",
    bn: "নামে জিনিসটির নামই লিখুন; বিশেষ কিছু থাকলে তা রিবনে থাকে।",
  },
  () => ({}),
);
export const DontAdvertiseInTheName: Advised = advised(
  "dont",
  {
    en: "Offers in the name push out what the thing is, on the card and in search.",
    bn: "নামের মধ্যে অফার লিখলে জিনিসটি কী, তা কার্ডে ও খোঁজায় হারিয়ে যায়।",
  },
  ({ language, shop: { products } }) => ({
    name:
      language === "bn"
        ? `ধামাকা অফার! ৫০% ছাড়! ফ্রি ডেলিভারি! ${products[0]?.name}`
        : `MEGA OFFER! 50% OFF! FREE DELIVERY! ${products[0]?.name}`,
  }),
);
