import type { Meta } from "@storybook/react-vite";
import { fill, story } from "../../samples/in-language";
import { pictures } from "../../samples/sample-shop";
import { ProductGallery } from "./product-gallery";

export default { title: "Commerce/Product gallery", component: ProductGallery } satisfies Meta;

export const Several = story(({ words, shop }) => (
  <div className="max-w-120">
    <ProductGallery
      labels={words.productGallery}
      selected={1}
      position={`${shop.money("2").slice(1)} / ${shop.money("5").slice(1)}`}
      pictures={shop.products.slice(0, 5).map(({ picture, name }, index) => ({
        src: picture,
        alt: fill(words.productGallery.alt, { name, number: `${index + 1}`, total: "5" }),
        href: `#/?picture=${index + 1}`,
      }))}
    />
  </div>
));
export const One = story(({ words, shop }) => (
  <div className="max-w-120">
    <ProductGallery
      labels={words.productGallery}
      selected={0}
      pictures={[{ src: pictures.book, alt: shop.products[4]?.name ?? "", href: "#/" }]}
    />
  </div>
));
export const NoPicture = story(({ words }) => (
  <div className="max-w-120">
    <ProductGallery labels={words.productGallery} selected={0} pictures={[]} />
  </div>
));
