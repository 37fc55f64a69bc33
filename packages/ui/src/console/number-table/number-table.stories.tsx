import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { advice } from "../../samples/in-docs";
import { story, type Sample } from "../../samples/in-language";
import { NumberTable, type NumberTableProps } from "./number-table";

export default { title: "Console/Number table", component: NumberTable } satisfies Meta;

const table = ({ shop, words }: Sample): NumberTableProps => ({
  formId: "prices",
  heading: words.numberTable.product,
  columns: [`${words.numberTable.price} (৳)`, `${words.numberTable.oldPrice} (৳)`, words.numberTable.stock],
  rows: shop.products.slice(0, 3).map(({ name }, place) => ({
    id: String(place),
    title: name,
    cells: [
      {
        name: `price_${place}`,
        label: words.numberTable.priceOf.replace("{{name}}", name),
        value: String(100 + place),
      },
      { name: `old_${place}`, label: words.numberTable.oldPriceOf.replace("{{name}}", name), value: "" },
      {
        name: `stock_${place}`,
        label: words.numberTable.stockOf.replace("{{name}}", name),
        value: String(7 * place),
      },
    ],
  })),
  values: {},
  errors: {},
});

const cell = (canvas: HTMLElement, row: number, column: number) =>
  within(within(canvas).getAllByRole("row")[row + 1]!).getAllByRole<HTMLInputElement>("textbox")[column]!;

export const ToTypeOver = story((sample) => <NumberTable className="max-w-content" {...table(sample)} />);

export const Refused = story((sample) => (
  <NumberTable
    className="max-w-content"
    {...table(sample)}
    values={{ price_1: "cheap" }}
    errors={{ price_1: [sample.words.numberTable.refused] }}
  />
));

/** What a spreadsheet copied fills rows and columns from the cell that it is pasted into; what does not fit is left away. */
export const Pasted = story((sample) => <NumberTable className="max-w-content" {...table(sample)} />, {
  play: async ({ canvasElement }) => {
    const first = cell(canvasElement, 1, 0);
    first.focus();
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", "২০০\t250\r\n300\t\r\n400\t\r\n");
    first.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    await expect(first).toHaveValue("২০০");
    await expect(cell(canvasElement, 1, 1)).toHaveValue("250");
    await expect(cell(canvasElement, 2, 0)).toHaveValue("300");
    await expect(cell(canvasElement, 2, 1)).toHaveValue("");
    await expect(cell(canvasElement, 0, 0)).toHaveValue("100");
  },
});

/** Arrows and Enter lead up and down a column. */
export const AlongAColumn = story((sample) => <NumberTable className="max-w-content" {...table(sample)} />, {
  play: async ({ canvasElement }) => {
    cell(canvasElement, 0, 2).focus();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(cell(canvasElement, 2, 2)).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}");
    await expect(cell(canvasElement, 1, 2)).toHaveFocus();
  },
});

export const DoCompareManyThings = advice(
  "do",
  {
    en: "The same numbers of many things, each column under its name and unit.",
    bn: "অনেক জিনিসের একই সংখ্যা, প্রতি কলামের ওপরে নাম ও একক।",
  },
  (sample) => <NumberTable {...table(sample)} formId="many" />,
);
export const DontTypeOneThingInIt = advice(
  "dont",
  {
    en: "One thing alone has nothing to be compared with: fields with hints say more.",
    bn: "একটি জিনিসে মেলানোর কিছু নেই: ইঙ্গিতসহ আলাদা ঘর বেশি বলে।",
  },
  (sample) => {
    const { columns, rows, ...rest } = table(sample);
    const [first] = rows;
    const short = sample.language === "bn" ? ["ক", "খ", "গ"] : ["A", "B", "C"];
    return (
      <NumberTable
        {...rest}
        formId="one"
        columns={columns.map((_, at) => short[at] ?? "")}
        rows={first ? [first] : []}
      />
    );
  },
);
