import type { Meta } from "@storybook/react-vite";
import { story } from "../../samples/in-language";
import { pictures } from "../../samples/sample-shop";
import { Avatar } from "./avatar";

export default { title: "Primitives/Avatar", component: Avatar } satisfies Meta;

const initials = { bn: ["শ্র", "ক্ষ", "মু"], en: ["S", "KR", "M"] } as const;

export const Sizes = story(({ language }) => (
  <div className="flex items-center gap-4">
    {(["small", "normal", "large"] as const).map((size, index) => (
      <Avatar key={size} size={size} initials={initials[language][index] ?? ""} />
    ))}
    <Avatar size="large" initials="" src={pictures.sweet} />
  </div>
));
export const BesideAName = story(({ language, shop }) => (
  <p className="flex items-center gap-3">
    <Avatar initials={initials[language][0]} />
    <span className="font-semibold">{shop.customer.name}</span>
  </p>
));
