import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { advice } from "../../samples/in-docs";
import { story, type Sample } from "../../samples/in-language";
import { SheetTable, type SheetTableProps } from "./sheet-table";

export default { title: "Console/Sheet table", component: SheetTable } satisfies Meta;

const words = {
  bn: {
    label: "সাইজ",
    columns: ["সাইজ", "বুক (ইঞ্চি)", "লম্বা (ইঞ্চি)"],
    of: (column: string, row: number) => `সারি ${row}: ${column}`,
    remove: (row: number) => `সারি ${row} সরান`,
    wrong: "মাপ একটি সংখ্যা, যেমন ৩৮।",
    values: ["৩৮", "৪০"],
  },
  en: {
    label: "Sizes",
    columns: ["Size", "Chest (in)", "Length (in)"],
    of: (column: string, row: number) => `${column} in row ${row}`,
    remove: (row: number) => `Remove row ${row}`,
    wrong: "A length is a number such as 38.",
    values: ["38", "40"],
  },
};

function table({ language }: Sample): SheetTableProps {
  const { label, columns, of, remove, values } = words[language];
  return {
    formId: "sizes",
    label,
    columns,
    rows: ["S", "M", "L"].map((size, row) => ({
      id: size,
      cells: [size, ...values].map((value, column) => ({
        name: `cell_${row}_${column}`,
        label: of(columns[column] ?? "", row + 1),
        value,
        isNumber: column > 0,
      })),
      remove: { name: "intent", value: `remove:${row}`, label: remove(row + 1) },
    })),
    errors: {},
  };
}

export const ToWrite = story((sample) => <SheetTable className="max-w-form" {...table(sample)} />);

export const Refused = story((sample) => (
  <SheetTable
    className="max-w-form"
    {...table(sample)}
    errors={{ cell_1_1: [words[sample.language].wrong] }}
  />
));

/** Enter leads down a column. */
export const AlongAColumn = story((sample) => <SheetTable className="max-w-form" {...table(sample)} />, {
  play: async ({ canvasElement }) => {
    const inputs = within(canvasElement).getAllByRole("textbox");
    inputs[1]?.focus();
    await userEvent.keyboard("{Enter}{ArrowDown}");
    await expect(inputs[7]).toHaveFocus();
  },
});

export const DoSayTheUnitInTheHead = advice(
  "do",
  {
    en: "The unit stands once, in the head; the cells are numbers that can be compared.",
    bn: "একক একবারই, কলামের মাথায়; ঘরে শুধু সংখ্যা, মেলানো সহজ।",
  },
  (sample) => <SheetTable {...table(sample)} formId="units" />,
);
export const DontRepeatItInEveryCell = advice(
  "dont",
  {
    en: "A unit typed in each cell comes in as many spellings, and cannot be sorted.",
    bn: "প্রতি ঘরে একক লিখলে একেক জায়গায় একেক বানান হয়, সাজানোও যায় না।",
  },
  (sample) => {
    const sheet = table(sample);
    const spelt = sample.language === "bn" ? ["ইঞ্চি", "ইঃ", "ইনচি"] : ["inch", "in.", "Inches"];
    return (
      <SheetTable
        {...sheet}
        formId="spelt"
        columns={sheet.columns.map((column) => column.replace(/ \(.*/, ""))}
        rows={sheet.rows.map((row, at) => ({
          ...row,
          cells: row.cells.map((cell, place) =>
            place === 0 ? cell : { ...cell, value: `${cell.value} ${spelt[at] ?? ""}` },
          ),
        }))}
      />
    );
  },
);
