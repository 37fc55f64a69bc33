import type { Meta } from "@storybook/react-vite";
import { advice, anatomy } from "../../samples/in-docs";
import { story, type Sample } from "../../samples/in-language";
import { OrderFacts, OrderLines } from "./order-details";

export default { title: "Commerce/Order details", component: OrderLines } satisfies Meta;

export const Lines = story(
  ({ words, shop }) => (
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
  ),
  {
    parameters: anatomy(
      { at: "thead th", name: "Heads", text: "Kept on a phone, too, where they are heard and not seen." },
      {
        at: "tbody [data-slot=picture], tbody th span > :first-child",
        name: "Picture",
        text: "Of what was chosen, silent beside its name.",
      },
      {
        at: "tbody th a",
        name: "Name",
        text: "Leads to the product; plain words where it is no longer sold.",
      },
      {
        at: "tbody th .text-small",
        name: "Choice",
        text: "`choice`: what was chosen; on a phone quantity and price follow it.",
      },
      { at: "tbody td:last-child", name: "Sum", text: "`lineTotal`: of all pieces of the line." },
    ),
  },
);
export const Facts = story(({ words, shop }) => (
  <OrderFacts
    facts={[
      { icon: "cash", label: words.orderFacts.payment, value: words.orderFacts.cashOnDelivery },
      { icon: "truck", label: words.orderFacts.delivery, value: shop.customer.address },
      { icon: "store", label: words.orderFacts.seller, value: shop.name },
    ]}
  />
));

export const OneLongLineNoLongerSold = story(({ words, shop, language }) => (
  <OrderLines
    labels={words.orderLines}
    lines={[
      {
        id: "1",
        name:
          language === "bn"
            ? "লক্ষ্মীপুরের স্ত্রী-উদ্যোক্তাদের সূক্ষ্ম জামদানি, ঊর্ধ্বমুখী কল্কা নকশা"
            : "Fine jamdani by the women of Lakshmipur, rising paisley pattern",
        picture: "",
        quantity: shop.money("10").slice(1),
        unitPrice: shop.money("12,499"),
        lineTotal: shop.money("1,24,990"),
      },
    ]}
  />
));
export const FactsOfAPickUp = story(({ words, shop, language }) => (
  <OrderFacts
    facts={[
      {
        icon: "clock",
        label: words.orderFacts.orderedAt,
        value: language === "bn" ? "২ মার্চ, ২০২৬, সকাল ১০:৪৫" : "2 March 2026, 10:45",
      },
      { icon: "cash", label: words.orderFacts.payment, value: words.paymentMethods.atStore },
      { icon: "store", label: words.orderFacts.pickUp, value: shop.address },
      { icon: "phone", label: words.orderFacts.seller, value: "01812 345678" },
    ]}
  />
));

const bought = ({ words, shop }: Sample, name: string, choice: string) => (
  <OrderLines
    labels={words.orderLines}
    lines={[
      {
        id: "1",
        name,
        choice,
        picture: shop.products[0]?.picture ?? "",
        quantity: shop.money("2").slice(1),
        unitPrice: shop.money("2,450"),
        lineTotal: shop.money("4,900"),
      },
    ]}
  />
);

export const DoSayWhatWasChosen = advice(
  "do",
  {
    en: "The name it was bought under, and what was chosen, in words: it settles every question.",
    bn: "যে নামে কেনা হয়েছে আর যা বাছা হয়েছে, কথায়: পরে কোনো প্রশ্ন থাকে না।",
  },
  (sample) =>
    bought(
      sample,
      sample.shop.products[0]?.name ?? "",
      sample.language === "bn" ? "লাল, মাঝারি" : "Red, medium",
    ),
);
export const DontNameTheStockCode = advice(
  "dont",
  {
    en: "A stock code tells the buyer nothing of which colour and size should be in the parcel.",
    bn: "স্টকের কোড দেখে ক্রেতা জানেন না পার্সেলে কোন রং আর কোন মাপ থাকার কথা।",
  },
  (sample) => bought(sample, "SKU 00821-TNG", "CLR 04 / SZ 2"),
);
