import type { Meta } from "@storybook/react-vite";
import { fill, story, type Sample } from "../../samples/in-language";
import { LiteMode, type LiteModeProps } from "./lite-mode";

export default { title: "Commerce/Lite mode", component: LiteMode } satisfies Meta;

const mode = ({ words, shop }: Sample, more: Partial<LiteModeProps>) => (
  <LiteMode
    on={false}
    weight={fill(words.liteMode.weight, { size: shop.money("164").slice(1) })}
    labels={words.liteMode}
    action="#"
    className="max-w-170"
    {...more}
  />
);

export const Off = story((sample) => mode(sample, {}));
export const On = story((sample) =>
  mode(sample, {
    on: true,
    weight: fill(sample.words.liteMode.weight, { size: sample.shop.money("38").slice(1) }),
  }),
);
export const Switching = story((sample) => mode(sample, { pending: true }));
