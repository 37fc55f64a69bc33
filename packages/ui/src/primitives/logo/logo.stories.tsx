import type { Meta } from "@storybook/react-vite";
import { story } from "../../samples/in-language";
import { pictures } from "../../samples/sample-shop";
import { Logo } from "./logo";

export default { title: "Primitives/Logo", component: Logo } satisfies Meta;

const sizes = ["small", "normal", "large"] as const;

export const Sizes = story(({ shop }) => (
  <div className="flex items-end gap-4">
    {sizes.map((size) => (
      <Logo key={size} initials={shop.initials} size={size} />
    ))}
  </div>
));
export const Pictures = story(() => (
  <div className="flex items-end gap-4">
    {sizes.map((size) => (
      <Logo key={size} src={pictures.mango} initials="" size={size} />
    ))}
  </div>
));
export const OnABand = story(({ shop }) => (
  <p className="on-band -mx-2 flex items-center gap-3 rounded-card bg-band p-4 font-semibold">
    <Logo initials={shop.initials} ground="band" />
    {shop.name}
  </p>
));
export const OfAnotherShop = story(({ language }) => (
  <div className="flex items-end gap-4">
    <Logo
      initials={language === "bn" ? "স্ত্রী" : "St"}
      size="large"
      colours={{ fill: "#2f7d1f", text: "#ffffff" }}
    />
    <Logo
      initials={language === "bn" ? "ক্ষ্ম" : "W"}
      size="large"
      colours={{ fill: "#f5c518", text: "#1b1600" }}
    />
  </div>
));
