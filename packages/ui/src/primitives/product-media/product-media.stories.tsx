import type { Meta } from "@storybook/react-vite";
import { story, type Sample } from "../../samples/in-language";
import { ProductMedia, type ProductMediaProps } from "./product-media";

export default { title: "Primitives/Product media", component: ProductMedia } satisfies Meta;

const media = ({ words, shop }: Sample, at: number, more: Partial<ProductMediaProps> = {}) => (
  <ProductMedia
    picture={shop.products[at]?.picture ?? ""}
    alt={shop.products[at]?.name ?? ""}
    labels={{ outOfStock: words.productCard.outOfStock }}
    sizes="240px"
    className="w-60 max-w-full rounded-card"
    {...more}
  />
);

export const Default = story((sample) => media(sample, 0));
export const WithRibbon = story((sample) => media(sample, 0, { ribbon: sample.shop.products[0]?.ribbon }));
export const SoldOut = story((sample) =>
  media(sample, 2, { soldOut: true, ribbon: sample.shop.products[2]?.ribbon }),
);
export const Missing = story((sample) => media(sample, 0, { picture: "", alt: "" }));
