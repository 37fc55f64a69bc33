import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { chartOf } from "../../samples/day-chart";
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
