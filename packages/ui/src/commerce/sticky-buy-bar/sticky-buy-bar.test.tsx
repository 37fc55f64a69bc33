import { expect, it } from "vitest";
import { faultsOf, htmlOf, labels, tagsOf } from "../../testing/plain-html";

import { BuyBox, type BuyBoxProps } from "../buy-box/buy-box";
import { StickyBuyBar } from "./sticky-buy-bar";

it("sends the buy box's form without a script, and the box keeps its own buttons where a browser tells what is in view", () => {
  const html = htmlOf(
    <>
      <BuyBox formId="buy" action="/cart" productId="1" hasBar labels={labels<BuyBoxProps["labels"]>()} />
      <StickyBuyBar
        price="৳390"
        labels={{ title: "t", add: "a", buy: "b", price: { oldPrice: "o", nowPrice: "n" } }}
        formId="buy"
      />
    </>,
  );
  expect(faultsOf(html)).toEqual([]);
  const form = tagsOf(html).find(({ name }) => name === "form")?.attributes["id"];
  const bar = tagsOf(html).filter(({ attributes }) => attributes["form"] !== undefined);
  expect(bar.map(({ attributes }) => [attributes["form"], attributes["value"]])).toEqual([
    [form, "add"],
    [form, "buy"],
  ]);
  expect(html).toContain("max-sm:not-supports-[animation-timeline:view()]:hidden");
});
