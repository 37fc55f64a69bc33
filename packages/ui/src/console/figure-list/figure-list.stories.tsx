import type { Meta } from "@storybook/react-vite";
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
