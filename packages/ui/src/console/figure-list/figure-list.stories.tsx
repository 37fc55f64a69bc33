import type { Meta } from "@storybook/react-vite";
import { advice } from "../../samples/in-docs";
import { story } from "../../samples/in-language";
import { FigureList } from "./figure-list";

export default { title: "Console/Figure list", component: FigureList } satisfies Meta;

export const Numbers = story(({ words: { figureList } }) => (
  <FigureList
    className="max-w-content"
    figures={[
      {
        label: figureList.label,
        value: figureList.value,
        before: figureList.before,
        note: figureList.note,
      },
      { label: figureList.money, value: figureList.amount },
    ]}
  />
));

export const DoCompare = advice(
  "do",
  {
    en: "Beside a number stands what it was.",
    bn: "সংখ্যার পাশে থাকে আগে কত ছিল।",
  },
  ({ words: { figureList } }) => (
    <FigureList
      className="max-w-form"
      figures={[
        {
          label: figureList.label,
          value: figureList.value,
          before: figureList.before,
          note: figureList.note,
        },
      ]}
    />
  ),
);
export const DontLeaveItBare = advice(
  "dont",
  { en: "A number alone is neither good nor bad news.", bn: "শুধু একটি সংখ্যা ভালো খবরও নয়, খারাপ খবরও নয়।" },
  ({ words: { figureList } }) => (
    <FigureList className="max-w-form" figures={[{ label: figureList.label, value: figureList.value }]} />
  ),
);
