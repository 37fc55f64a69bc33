import type { Meta } from "@storybook/react-vite";
import { story } from "../../samples/in-language";
import { OrderTabs } from "./order-tabs";

export default { title: "Commerce/Order tabs", component: OrderTabs } satisfies Meta;

export const Default = story(({ words, shop }) => (
  <OrderTabs
    labels={words.orderTabs}
    tabs={Object.entries(words.orderStatus).map(([status, label], index) => ({
      href: `#/orders?status=${status}`,
      label,
      count: shop.money(`${index}`).slice(1),
      current: index === 1,
    }))}
  />
));
