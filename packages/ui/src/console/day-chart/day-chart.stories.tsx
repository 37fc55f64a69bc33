import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { chartOf } from "../../samples/day-chart";
import { advice } from "../../samples/in-docs";
import { story } from "../../samples/in-language";
import { DayChart } from "./day-chart";

export default { title: "Console/Day chart", component: DayChart } satisfies Meta;

export const OfAFewDays = story((sample) => <DayChart className="max-w-170" {...chartOf(sample)} />);

export const AsATable = story((sample) => <DayChart className="max-w-170" {...chartOf(sample)} />, {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvasElement.querySelector("summary")!);
    await expect(canvas.getAllByRole("row")).toHaveLength(6);
  },
});

export const DoSayWhatTheBarsShow = advice(
  "do",
  {
    en: "The title says what is counted, and of which days.",
    bn: "শিরোনাম বলে কী গোনা হচ্ছে আর কোন দিনের।",
  },
  (sample) => <DayChart {...chartOf(sample)} />,
);
export const DontLeaveItAtOverview = advice(
  "dont",
  {
    en: "“Overview” leaves open whether it is orders, taka or visits.",
    bn: "“সারসংক্ষেপ” থেকে বোঝা যায় না এটি অর্ডার, টাকা নাকি দর্শক।",
  },
  (sample) => <DayChart {...chartOf(sample)} title={sample.language === "bn" ? "সারসংক্ষেপ" : "Overview"} />,
);
