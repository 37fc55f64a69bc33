import type { Meta } from "@storybook/react-vite";
import { fill, story } from "../../samples/in-language";
import { pictures } from "../../samples/sample-shop";
import { StoreCard } from "./store-card";

export default { title: "Commerce/Store card", component: StoreCard } satisfies Meta;

export const Default = story(({ words, shop, language }) => (
  <div className="grid gap-4 sm:grid-cols-3">
    {["#2f7d1f", "#7a3b1d", "#1d4fd8"].map((colour, index) => (
      <StoreCard
        key={colour}
        href={`#/shop-${index}`}
        title={shop.name}
        tagline={shop.tagline}
        category={shop.categories[index]?.name ?? ""}
        city={language === "bn" ? "লক্ষ্মীপুর" : "Lakshmipur"}
        products={fill(words.storeCard.products_other, { number: shop.money("48").slice(1) })}
        initials={shop.initials}
        logo={index === 0 ? pictures.mango : undefined}
        colour={colour}
        onColour="white"
        headingLevel="h2"
      />
    ))}
  </div>
));
