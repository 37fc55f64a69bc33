import type { Meta } from "@storybook/react-vite";
import { story } from "../../samples/in-language";
import { MarketArt } from "./market-art";

export default { title: "Commerce/Market art", component: MarketArt } satisfies Meta;

export const Default = story(() => (
  <div className="max-w-150">
    <MarketArt />
  </div>
));
