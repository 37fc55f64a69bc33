import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { story, type Sample } from "../../samples/in-language";
import { DayChart, type DayChartProps } from "./day-chart";

export default { title: "Console/Day chart", component: DayChart } satisfies Meta;

const values = [3, 0, 5, 9, 6];
const size = { width: 320, height: 150 };
const base = 128;
const heightOf = (value: number) => value * 11;

const chart = ({ words: { dayChart }, language }: Sample): DayChartProps => {
  const digits = new Intl.NumberFormat(language === "bn" ? "bn-BD" : "en-GB");
  const named = (place: number) => dayChart.days[place] ?? "";
  return {
    title: dayChart.title,
    summary: dayChart.summary,
    size,
    bars: values.map((value, place) => ({
      id: named(place),
      x: place * 64 + 6,
      y: base - heightOf(value),
      width: 52,
      height: heightOf(value),
      title: `${named(place)}: ${digits.format(value)}`,
    })),
    lines: [5, 10].map((value) => ({ y: base - heightOf(value), label: digits.format(value) })),
    days: [
      { x: 0, label: named(0), anchor: "start" },
      { x: size.width / 2, label: named(2), anchor: "middle" },
      { x: size.width, label: named(4), anchor: "end" },
    ],
    table: {
      label: dayChart.table,
      head: [dayChart.day, dayChart.title],
      rows: values.map((value, place) => [named(place), digits.format(value)] as const),
    },
  };
};

export const OfAFewDays = story((sample) => <DayChart className="max-w-170" {...chart(sample)} />);

export const AsATable = story((sample) => <DayChart className="max-w-170" {...chart(sample)} />, {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvasElement.querySelector("summary")!);
    await expect(canvas.getAllByRole("row")).toHaveLength(values.length + 1);
  },
});
