import type { Meta } from "@storybook/react-vite";
import { inWindow } from "../../samples/in-docs";
import { story, type Sample } from "../../samples/in-language";
import { Picture } from "../../primitives/picture/picture";
import { BuyBox } from "../buy-box/buy-box";
import { StickyBuyBar, type StickyBuyBarProps } from "./sticky-buy-bar";

export default {
  title: "Commerce/Sticky buy bar",
  component: StickyBuyBar,
  parameters: inWindow,
} satisfies Meta;

/** A product as a phone shows it: below a picture of the screen's height, so that the box's own buttons are out of view. */
const product = ({ words, shop }: Sample, more: Partial<StickyBuyBarProps> = {}) => {
  const [sari] = shop.products;
  return (
    <div className="-mb-6">
      <div className="grid gap-5 pb-6 sm:grid-cols-2">
        <Picture
          src={sari?.picture ?? ""}
          alt=""
          sizes="100vw"
          className="aspect-square rounded-card object-cover max-sm:min-h-svh"
        />
        <div className="grid content-start gap-5">
          <h1 className="text-h2">{sari?.name}</h1>
          <BuyBox formId="buy" action="#" productId="1" hasBar labels={words.buyBox} />
        </div>
      </div>
      <StickyBuyBar
        price={sari?.price ?? ""}
        oldPrice={sari?.oldPrice}
        labels={{
          title: words.stickyBuyBar.title,
          add: words.buyBox.add,
          buy: words.buyBox.buy,
          price: words.price,
        }}
        formId="buy"
        {...more}
      />
    </div>
  );
};

export const Default = story((sample) => product(sample));
export const Adding = story((sample) => product(sample, { pending: "add" }));
