import type { Meta } from "@storybook/react-vite";
import { advice } from "../../samples/in-docs";
import { fill, story, type Sample } from "../../samples/in-language";
import { pictures } from "../../samples/sample-shop";
import { StoreCard } from "./store-card";
import { StoreCards } from "./store-cards";

export default { title: "Commerce/Store card", component: StoreCard } satisfies Meta;

const cards = ({ words, shop, language }: Sample) =>
  ["#2f7d1f", "#7a3b1d", "#1d4fd8"].map((colour, index) => ({
    href: `#/shop-${index}`,
    title: shop.name,
    tagline: shop.tagline,
    category: shop.categories[index]?.name ?? "",
    city: language === "bn" ? "লক্ষ্মীপুর" : "Lakshmipur",
    products: fill(words.storeCard.products_other, { number: shop.money("48").slice(1) }),
    initials: shop.initials,
    logo: index === 0 ? pictures.mango : undefined,
    colour,
    onColour: "white",
    headingLevel: "h2" as const,
  }));

const goods = () => [pictures.mango, pictures.sweet, pictures.rice];

export const Default = story((sample) => (
  <div className="grid gap-4 sm:grid-cols-3">
    {cards(sample).map((card) => (
      <StoreCard key={card.href} {...card} />
    ))}
  </div>
));
export const Alone = story((sample) => (
  <StoreCards
    stores={cards(sample)
      .slice(0, 1)
      .map((card) => ({ ...card, goods: goods() }))}
  />
));
export const TwoOfThem = story((sample) => (
  <StoreCards
    stores={cards(sample)
      .slice(0, 2)
      .map((card) => ({ ...card, goods: goods() }))}
  />
));

const praise = { bn: "সেরা মান, সেরা দাম, সেরা সেবা!", en: "Best quality, best price, best service!" };

/** The first shop, in words of its own or in anybody's. */
const first = (sample: Sample, more: { tagline?: string } = {}) =>
  cards(sample)
    .slice(0, 1)
    .map((card) => <StoreCard key={card.href} {...card} {...more} />);

export const DoSayWhatThereIs = advice(
  "do",
  { en: "The line says what one gets here and nowhere else.", bn: "এখানে কী পাওয়া যায়, লাইনটিতে তা‑ই লিখুন।" },
  (sample) => <>{first(sample)}</>,
);
export const DontPraiseTheShop = advice(
  "dont",
  { en: "Praise tells no shop from another.", bn: "প্রশংসায় এক দোকান থেকে আরেক দোকান আলাদা হয় না।" },
  (sample) => <>{first(sample, { tagline: praise[sample.language] })}</>,
);
