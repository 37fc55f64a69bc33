import type { Meta } from "@storybook/react-vite";
import { story, type Sample } from "../../samples/in-language";
import { pictures } from "../../samples/sample-shop";
import { StockAlertList } from "./stock-alert-list";

export default { title: "Commerce/Stock alert list", component: StockAlertList } satisfies Meta;

const alerts = ({ language }: Sample) => {
  const bengali = language === "bn";
  const since = bengali ? "২ মার্চ, ২০২৬ থেকে; ৩১ মে, ২০২৬ পর্যন্ত" : "Since 2 March 2026, until 31 May 2026";
  return [
    {
      id: "1",
      href: "#/1",
      picture: pictures.sari,
      since,
      name: bengali ? "টাঙ্গাইলের সুতি শাড়ি" : "Tangail cotton saree",
      choice: bengali ? "লাল" : "Red",
    },
    {
      id: "2",
      href: "#/2",
      picture: pictures.mango,
      since,
      name: bengali
        ? "রাজশাহীর হিমসাগর আম, গাছপাকা, পাঁচ কেজির ঝুড়ি"
        : "Himsagar mangoes from Rajshahi, tree-ripened, a basket of five kilos",
      choice: "",
    },
  ];
};

export const Several = story((sample) => (
  <StockAlertList
    alerts={alerts(sample)}
    labels={{ ...sample.words.stockAlertList, outOfStock: sample.words.productCard.outOfStock }}
    action="#"
  />
));
export const OnItsWay = story((sample) => (
  <StockAlertList
    alerts={alerts(sample)}
    labels={{ ...sample.words.stockAlertList, outOfStock: sample.words.productCard.outOfStock }}
    action="#"
    pending="1"
  />
));
export const OfSeveralShops = story((sample) => (
  <StockAlertList
    alerts={alerts(sample).map((alert, index) => ({
      ...alert,
      shop: sample.language === "bn" ? ["রংধনু", "কাঁচা বাজার"][index] : ["Rongdhonu", "Kacha Bazar"][index],
    }))}
    labels={{ ...sample.words.stockAlertList, outOfStock: sample.words.productCard.outOfStock }}
    action="#"
  />
));
