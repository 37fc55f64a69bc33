import type { Meta } from "@storybook/react-vite";
import { advice } from "../../samples/in-docs";
import { story } from "../../samples/in-language";
import { pictures, type SampleShop } from "../../samples/sample-shop";
import { Picture } from "./picture";

export default { title: "Primitives/Picture", component: Picture } satisfies Meta;

export const Square = story(({ shop }) => (
  <Picture
    src={pictures.sari}
    alt={shop.products[0]?.name ?? ""}
    sizes="320px"
    className="max-w-80 rounded-card"
  />
));
export const Missing = story(() => <Picture src="" alt="" sizes="320px" className="max-w-80 rounded-card" />);

/** A picture above the name of its product, with what a screen reader is told of it. */
const named = (shop: SampleShop, alt: string) => (
  <figure className="grid max-w-60 gap-2">
    <Picture src={pictures.sari} alt={alt} sizes="240px" className="rounded-card" />
    <figcaption className="font-semibold">{shop.products[0]?.name}</figcaption>
    <p className="text-small text-muted">alt={JSON.stringify(alt)}</p>
  </figure>
);

export const DoStaySilentBesideTheName = advice(
  "do",
  { en: "The name stands below, so the picture says nothing.", bn: "নামটি নিচেই আছে, তাই ছবি কিছু বলে না।" },
  ({ shop }) => named(shop, ""),
);
export const DontSayItTwice = advice(
  "dont",
  { en: "A screen reader reads the same name twice.", bn: "স্ক্রিন রিডার একই নাম দুবার পড়ে।" },
  ({ shop }) => named(shop, shop.products[0]?.name ?? ""),
);
