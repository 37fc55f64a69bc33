import type { Meta } from "@storybook/react-vite";
import { story } from "../../../../../.storybook/in-language";
import { LinkButton } from "../button/button";
import { EmptyState } from "./empty-state";

export default { title: "Primitives/Empty state", component: EmptyState } satisfies Meta;

export const Cart = story(({ words }) => (
  <EmptyState
    icon="cart"
    headingLevel="h1"
    title={words.cartEmpty.title}
    text={words.cartEmpty.text}
    action={<LinkButton href="#/">{words.cartEmpty.action}</LinkButton>}
  />
));
