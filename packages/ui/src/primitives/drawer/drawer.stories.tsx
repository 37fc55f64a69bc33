import type { Meta } from "@storybook/react-vite";
import { story } from "../../../../../.storybook/in-language";
import { Drawer } from "./drawer";

export default { title: "Primitives/Drawer", component: Drawer } satisfies Meta;

export const Open = story(({ words, shop }) => (
  <div className="h-96">
    <Drawer
      open
      onOpenChange={() => undefined}
      title={shop.name}
      labels={words.dialog}
      footer={<p>{shop.address}</p>}
    >
      <p>{shop.tagline}</p>
    </Drawer>
  </div>
));
