import type { Meta } from "@storybook/react-vite";
import { story } from "../../../../../.storybook/in-language";
import { pictures } from "../../../../../.storybook/sample-shop";
import { Logo } from "./logo";

export default { title: "Primitives/Logo", component: Logo } satisfies Meta;

export const Sizes = story(({ shop }) => (
  <div className="flex items-end gap-4">
    {(["small", "normal", "large"] as const).map((size) => (
      <Logo key={size} initials={shop.initials} size={size} />
    ))}
    <Logo src={pictures.mango} initials={shop.initials} size="large" />
  </div>
));
