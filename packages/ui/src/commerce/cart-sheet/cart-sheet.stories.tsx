import type { Meta } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { advice, anatomy, inWindow, proofOnly } from "../../samples/in-docs";
import { fill, story, type Sample } from "../../samples/in-language";
import { LinkButton } from "../../primitives/button/button";
import { CartLine } from "../cart-line/cart-line";
import { CartSheet, type CartSheetProps } from "./cart-sheet";

export default { title: "Commerce/Cart sheet", component: CartSheet, parameters: inWindow } satisfies Meta;

const addedLine = ({ words, shop, language }: Sample, product = shop.products[0]) => {
  if (!product) return null;
  const { name } = product;
  const label = (sentence: string) => fill(sentence, { name });
  const { quantity, decrease, increase, remove } = words.cartLine;
  return (
    <CartLine
      key={product.id}
      dense
      formId={product.id}
      action="#"
      line={{
        id: product.id,
        name,
        picture: product.picture,
        choice: product.id === "sari" ? (language === "bn" ? "লাল, মাঝারি" : "Red, M") : undefined,
        unitPrice: product.price,
        lineTotal: product.price,
        quantity: 1,
      }}
      labels={{
        ...words.cartLine,
        quantity: label(quantity),
        decrease: label(decrease),
        increase: label(increase),
        remove: label(remove),
      }}
    />
  );
};

const goals = {
  bn: {
    delivery: { text: "আর ৳৭১০ হলে ডেলিভারি ফ্রি", percent: 64 },
    coupon: { text: "আর ৳২৫০ হলে EID10 কুপন: ১০% ছাড়" },
  },
  en: {
    delivery: { text: "৳710 more for free delivery", percent: 64 },
    coupon: { text: "৳250 more for coupon EID10: 10% off" },
  },
};

const props = (sample: Sample): CartSheetProps => ({
  open: true,
  onOpenChange: () => undefined,
  cartHref: "#/cart",
  checkoutHref: "#/checkout-products",
  count: sample.language === "bn" ? "২টি পণ্য, ৩টি" : "2 products, 3 pieces",
  subtotal: sample.shop.money("3,290"),
  labels: sample.words.cartSheet,
  goals: goals[sample.language],
  children: addedLine(sample),
});

export const Added = story(
  (sample) => (
    <div className="h-170">
      <CartSheet {...props(sample)} />
    </div>
  ),
  {
    parameters: anatomy(
      {
        at: "[data-slot=overlay] h2",
        name: "Title",
        text: "Says that it is in the cart: the answer to the press.",
      },
      {
        at: "[data-slot=overlay] h2 + button",
        name: "Cross",
        text: "Back to the product, where the focus was.",
      },
      {
        at: "[data-slot=cart-line]",
        name: "Line",
        text: "`children`: what was just added, to change its number or take it out.",
      },
      {
        at: "[data-slot=cart-goals]",
        name: "Goals",
        text: "`goals`: how far it is to free delivery and to a coupon; nothing where neither is near.",
      },
      {
        at: "[data-slot=overlay] > :last-child a:first-of-type",
        name: "To the cart",
        text: "`count`: all that is in it, which has its own page.",
      },
      {
        at: "[data-slot=overlay] > :last-child a:last-of-type",
        name: "To the checkout",
        text: "The main way on, with the sum of the goods: `subtotal`.",
        isNumberBehind: true,
      },
    ),
  },
);
export const WithoutGoals = story((sample) => (
  <div className="h-170">
    <CartSheet {...props(sample)} goals={undefined} />
  </div>
));

/** Without JavaScript the link leads to the cart's page. */
function Opener({ sample }: { sample: Sample }) {
  const [open, setOpen] = useState(false);
  return (
    <div className="h-170">
      <LinkButton
        href="#/cart"
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        {sample.words.cartSheet.cart}
      </LinkButton>
      <CartSheet {...props(sample)} open={open} onOpenChange={setOpen} />
    </div>
  );
}

export const OpensAndCloses = story((sample) => <Opener sample={sample} />, {
  tags: proofOnly,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole("link");
    await userEvent.click(opener);
    const dialog = await within(document.body).findByRole("dialog");
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    const inside = within(dialog).getAllByRole("link").length + within(dialog).getAllByRole("button").length;
    for (let step = 0; step <= inside; step += 1) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(within(document.body).queryByRole("dialog")).toBeNull());
    await expect(opener).toHaveFocus();
    opener.blur();
  },
});

export const DoShowWhatWasAdded = advice(
  "do",
  {
    en: "The one line that was just added, the sum, and the two ways on.",
    bn: "এইমাত্র যা যোগ হলো শুধু সেটি, মোট দাম আর এগোনোর দুটি পথ।",
  },
  (sample) => (
    <div className="h-140">
      <CartSheet {...props(sample)} />
    </div>
  ),
);
export const DontShowTheWholeCart = advice(
  "dont",
  {
    en: "In the whole cart nobody sees which line is new; it has a page of its own.",
    bn: "পুরো কার্ট দেখালে নতুন কোনটি যোগ হলো বোঝা যায় না; কার্টের নিজের পাতা আছে।",
  },
  (sample) => (
    <div className="h-140">
      <CartSheet {...props(sample)} goals={undefined}>
        {sample.shop.products.map((product) => addedLine(sample, product))}
      </CartSheet>
    </div>
  ),
);
