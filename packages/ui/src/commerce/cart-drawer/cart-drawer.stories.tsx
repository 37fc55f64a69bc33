import type { Meta } from "@storybook/react-vite";
import { fill, story } from "../../../../../.storybook/in-language";
import { CartDrawer } from "./cart-drawer";

export default { title: "Commerce/Cart drawer", component: CartDrawer } satisfies Meta;

const drawer = (filled: boolean) =>
  story(({ words, shop }) => (
    <div className="h-170">
      <CartDrawer
        open
        onOpenChange={() => undefined}
        cartHref="#/cart"
        checkoutHref="#/checkout-products"
        subtotal={shop.money("3,290")}
        labels={words.cartDrawer}
        lines={
          filled
            ? shop.products.slice(0, 2).map((product) => ({
                id: product.id,
                href: product.href,
                name: product.name,
                picture: product.picture,
                choice: shop.categories[0]?.name,
                quantity: fill(words.cartDrawer.quantity, {
                  quantity: shop.money("1").slice(1),
                  price: product.price,
                }),
                lineTotal: product.price,
              }))
            : []
        }
      />
    </div>
  ));

export const Filled = drawer(true);
export const Empty = drawer(false);
