import type { Meta } from "@storybook/react-vite";
import { story } from "../../samples/in-language";
import { Steps } from "./steps";

export default { title: "Commerce/Steps", component: Steps } satisfies Meta;

export const Default = story(({ words, shop }) => (
  <Steps
    headingLevel="h2"
    steps={shop.categories.slice(0, 3).map(({ name }, index) => ({
      number: shop.money(`${index + 1}`).slice(1),
      title: name,
      text: words.cartEmpty.text,
    }))}
  />
));
