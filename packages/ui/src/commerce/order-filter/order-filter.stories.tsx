import type { Meta } from "@storybook/react-vite";
import { story, type Language } from "../../samples/in-language";
import { OrderFilter } from "./order-filter";

export default { title: "Commerce/Order filter", component: OrderFilter } satisfies Meta;

const months = {
  bn: { march: "মার্চ ২০২৬", february: "ফেব্রুয়ারি ২০২৬" },
  en: { march: "March 2026", february: "February 2026" },
} as const;

const daysIn = (language: Language) => {
  const { march, february } = months[language];
  return {
    from: [
      { value: "2026-03-01", label: march },
      { value: "2026-02-01", label: february },
    ],
    to: [
      { value: "2026-03-31", label: march },
      { value: "2026-02-28", label: february },
    ],
  };
};

export const Default = story(({ words, language }) => (
  <OrderFilter formId="orders" action="#" days={daysIn(language)} labels={words.orderFilter} />
));
export const InUse = story(({ words, language }) => (
  <OrderFilter
    formId="orders"
    action="#"
    days={daysIn(language)}
    values={{ from: "2026-03-01", search: "HT-7K2" }}
    clearHref="#/orders"
    labels={words.orderFilter}
  />
));
