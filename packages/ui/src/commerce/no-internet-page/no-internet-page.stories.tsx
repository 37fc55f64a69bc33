import type { Meta } from "@storybook/react-vite";
import { story, type Sample } from "../../samples/in-language";
import { NoInternetPage, type NoInternetPageProps } from "./no-internet-page";

export default { title: "Commerce/No-internet page", component: NoInternetPage } satisfies Meta;

const page = ({ words }: Sample, more: Partial<NoInternetPageProps> = {}) => (
  <NoInternetPage
    help={{ phone: "09612 345678", href: "tel:09612345678", labels: words.helpPhone }}
    labels={words.noInternetPage}
    reloadHref="#"
    {...more}
  />
);

export const WithoutACart = story((sample) => page(sample));
export const WithACopyOfTheCart = story((sample) =>
  page(sample, {
    cart: {
      age: sample.language === "bn" ? "আজ সকাল ১০:৪৫‑এ যেমন ছিল" : "As it was at 10:45 today",
      lines: sample.shop.products.slice(0, 2).map(({ id, name, price }, index) => ({
        id,
        name,
        quantity: sample.shop.money(String(index + 1)).slice(1),
        lineTotal: index === 0 ? price : sample.shop.money("780"),
      })),
      total: sample.shop.money("3,230"),
    },
  }),
);
