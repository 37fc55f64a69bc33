import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { advice } from "../../samples/in-docs";
import { story, type Sample } from "../../samples/in-language";
import { Badge } from "../badge/badge";
import { Table, type TableProps } from "./table";

export default {
  title: "Primitives/Table",
  component: Table,
  parameters: { wideAdvice: true },
} satisfies Meta;

const fees = {
  bn: { caption: "ডেলিভারির খরচ ও সময়", place: "এলাকা", fee: "খরচ", time: "সময়", days: "১ থেকে ২ দিন" },
  en: { caption: "Delivery fees and times", place: "Place", fee: "Fee", time: "Time", days: "1 to 2 days" },
} as const;

const lines = ({ words, shop }: Sample, more: Partial<TableProps> = {}) => (
  <Table
    id="lines"
    caption={words.orderLines.title}
    columns={[
      { key: "item", label: words.orderLines.item },
      { key: "quantity", label: words.orderLines.quantity, align: "end" },
      { key: "price", label: words.orderLines.unitPrice, align: "end" },
      { key: "total", label: words.orderLines.lineTotal, align: "end" },
    ]}
    rows={shop.products.slice(0, 3).map(({ id, name, price }) => ({
      id,
      cells: { item: name, quantity: shop.money("1").slice(1), price, total: price },
    }))}
    total={{
      id: "total",
      cells: { item: words.orderSummary.grandTotal, total: shop.money("3,290") },
    }}
    {...more}
  />
);

export const Cards = story((sample) => lines(sample));
export const WithStates = story(({ words, language, shop }) => (
  <Table
    id="fees"
    caption={fees[language].caption}
    columns={[
      { key: "place", label: fees[language].place },
      { key: "state", label: words.orderTimeline.title },
      { key: "time", label: fees[language].time },
      { key: "fee", label: fees[language].fee, align: "end" },
    ]}
    rows={shop.categories.slice(0, 3).map(({ href, name }, index) => ({
      id: href,
      cells: {
        place: name,
        state: (
          <Badge tone={index ? "warning" : "success"}>
            {words.orderStatus[index ? "pending" : "accept"]}
          </Badge>
        ),
        time: fees[language].days,
        fee: shop.money("60"),
      },
    }))}
  />
));
export const Scrolls = story((sample) => lines(sample, { narrow: "scroll" }), {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("region")).toHaveFocus();
    await expect(within(canvasElement).getAllByRole("rowheader")).toHaveLength(4);
  },
});

/** A column of money, at one end or the other. */
const prices = ({ words, shop }: Sample, id: string, align: "start" | "end") => (
  <Table
    id={id}
    caption={words.orderLines.title}
    narrow="scroll"
    columns={[
      { key: "item", label: words.orderLines.item },
      { key: "price", label: words.orderLines.unitPrice, align },
    ]}
    rows={["90", "1,250", "14,990"].map((price, at) => ({
      id: price,
      cells: { item: shop.categories[at]?.name ?? "", price: shop.money(price) },
    }))}
  />
);

export const DoLineNumbersUp = advice(
  "do",
  {
    en: "Numbers stand at the end, so that the larger one is seen at once.",
    bn: "সংখ্যা ডান দিকে থাকে, তাই কোনটি বড় তা দেখলেই বোঝা যায়।",
  },
  (sample) => prices(sample, "lined", "end"),
);
export const DontLetThemStart = advice(
  "dont",
  { en: "From the start, ৳90 looks as much as ৳14,990.", bn: "বাঁ দিকে থাকলে ৳৯০ আর ৳১৪,৯৯০ সমান মনে হয়।" },
  (sample) => prices(sample, "ragged", "start"),
);
