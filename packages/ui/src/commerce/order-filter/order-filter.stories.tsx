import type { Meta } from "@storybook/react-vite";
import { story } from "../../samples/in-language";
import { OrderFilter } from "./order-filter";

export default { title: "Commerce/Order filter", component: OrderFilter } satisfies Meta;

export const Default = story(({ words }) => (
  <OrderFilter formId="orders" action="#" labels={words.orderFilter} />
));
export const InUse = story(({ words }) => (
  <OrderFilter
    formId="orders"
    action="#"
    values={{ from: "2026-03-01", search: "HT-7K2" }}
    clearHref="#/orders"
    labels={words.orderFilter}
  />
));
