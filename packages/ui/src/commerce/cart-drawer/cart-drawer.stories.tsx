import type { Meta } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { inWindow, proofOnly } from "../../samples/in-docs";
import { fill, story, type Sample } from "../../samples/in-language";
import { LinkButton } from "../../primitives/button/button";
import { CartDrawer, type CartDrawerProps } from "./cart-drawer";

export default { title: "Commerce/Cart drawer", component: CartDrawer, parameters: inWindow } satisfies Meta;

const props = ({ words, shop }: Sample, count: number): CartDrawerProps => ({
  open: true,
  onOpenChange: () => undefined,
  cartHref: "#/cart",
  checkoutHref: "#/checkout-products",
  subtotal: shop.money("3,290"),
  labels: words.cartDrawer,
  lines: shop.products.slice(0, count).map((product, index) => ({
    id: product.id,
    href: product.href,
    name: product.name,
    picture: product.picture,
    choice: index % 2 === 0 ? shop.categories[0]?.name : undefined,
    quantity: fill(words.cartDrawer.quantity, {
      quantity: shop.money("1").slice(1),
      price: product.price,
    }),
    lineTotal: product.price,
  })),
});

const drawer = (count: number) =>
  story((sample) => (
    <div className="h-170">
      <CartDrawer {...props(sample, count)} />
    </div>
  ));

export const Filled = drawer(2);
export const One = drawer(1);
export const ManyLinesScroll = drawer(8);
export const Empty = drawer(0);

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
        {sample.words.cartDrawer.cart}
      </LinkButton>
      <CartDrawer {...props(sample, 2)} open={open} onOpenChange={setOpen} />
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
