import type { Meta } from "@storybook/react-vite";
import { story } from "../../samples/in-language";
import { ProductShelf, type ShelfLook } from "./product-shelf";

export default { title: "Commerce/Product shelf", component: ProductShelf } satisfies Meta;

const inLook = (look: ShelfLook, count: number) =>
  story(({ words, shop, language }) => {
    const lead = language === "bn" ? "৬.৫″ পর্দা · ৮ জিবি র‍্যাম" : "6.5″ screen · 8 GB RAM";
    const hasLead = look === "facts" || look === "covers" || look === "lines";
    return (
      <ProductShelf
        id="shelf"
        title={shop.products[0]?.ribbon?.label ?? ""}
        seeAllHref="#/ribbons-products/1"
        look={look}
        products={shop.cards.slice(0, count).map((product, index) => ({
          ...product,
          lead: hasLead ? lead : undefined,
          addId: index % 2 === 1 && product.inStock ? shop.products[index]?.id : undefined,
        }))}
        labels={{ seeAll: words.ribbonRow.seeAll, product: { ...words.productCard, price: words.price } }}
        eager
      />
    );
  });

export const Dense = inLook("dense", 6);
export const Tall = inLook("tall", 4);
export const Facts = inLook("facts", 6);
export const Covers = inLook("covers", 6);
export const Occasion = inLook("occasion", 3);
export const Lines = inLook("lines", 6);
