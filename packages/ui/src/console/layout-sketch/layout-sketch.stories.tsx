import type { Meta } from "@storybook/react-vite";
import { story } from "../../samples/in-language";
import { LayoutSketch } from "./layout-sketch";

export default { title: "Console/Layout sketch", component: LayoutSketch } satisfies Meta;

const layouts = ["shelves", "showcase", "catalogue", "bookshelf", "occasions"] as const;

export const EveryLayout = story(({ words }) => (
  <ul className="grid grid-cols-2 gap-4 sm:grid-cols-5">
    {layouts.map((layout) => (
      <li key={layout} className="grid justify-items-start gap-2">
        <LayoutSketch layout={layout} />
        {words.themeStudio.values.homeLayout[layout]}
      </li>
    ))}
  </ul>
));
