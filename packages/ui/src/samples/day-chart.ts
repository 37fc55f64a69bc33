import type { DayChartProps } from "../console/day-chart/day-chart";
import type { Sample } from "./in-language";

const values = [3, 0, 5, 9, 6];
const size = { width: 320, height: 150 };
const base = 128;
const heightOf = (value: number) => value * 11;

/** Orders of five days, for a `DayChart`. */
export const chartOf = ({ words: { dayChart }, language }: Sample): DayChartProps => {
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
