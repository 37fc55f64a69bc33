import type { Meta } from "@storybook/react-vite";
import { story } from "../../../../../.storybook/in-language";
import { OrderFacts, OrderLines } from "./order-details";

export default { title: "Commerce/Order details", component: OrderLines } satisfies Meta;

export const Lines = story(({ words, shop }) => (
  <OrderLines
    labels={words.orderLines}
    lines={shop.products.slice(0, 3).map((product) => ({
      id: product.id,
      href: product.href,
      name: product.name,
      picture: product.picture,
      choice: shop.categories[0]?.name,
      quantity: shop.money("2").slice(1),
      unitPrice: product.price,
      lineTotal: product.price,
    }))}
  />
));
export const Facts = story(({ words, shop }) => (
  <OrderFacts
    facts={[
      { icon: "cash", label: words.orderFacts.payment, value: words.orderFacts.cashOnDelivery },
      { icon: "truck", label: words.orderFacts.delivery, value: shop.customer.address },
      { icon: "store", label: words.orderFacts.seller, value: shop.name },
    ]}
  />
));
