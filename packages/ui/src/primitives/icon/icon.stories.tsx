import type { Meta } from "@storybook/react-vite";
import { story } from "../../samples/in-language";
import { Icon, iconNames } from "./icon";

export default { title: "Primitives/Icon", component: Icon } satisfies Meta;

export const All = story(() => (
  <ul className="grid grid-cols-4 gap-6 xs:grid-cols-8">
    {iconNames.map((name) => (
      <li key={name} lang="en" className="grid justify-items-center gap-1 text-caption text-muted">
        <Icon name={name} size={28} className="text-on-surface" />
        {name}
      </li>
    ))}
  </ul>
));
