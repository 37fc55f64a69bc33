import type { Meta } from "@storybook/react-vite";
import { advice } from "../../samples/in-docs";
import { story } from "../../samples/in-language";
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
export const WithoutAWayOn = story(({ words }) => <EmptyState icon="pin" title={words.addressChoice.none} />);
export const TwoWaysOn = story(({ words, shop }) => (
  <EmptyState
    icon="search"
    title={shop.products[2]?.name ?? ""}
    text={shop.tagline}
    action={
      <>
        <LinkButton href="#/">{words.cartEmpty.action}</LinkButton>
        <LinkButton href="#/clear" variant="secondary">
          {words.listControls.clear}
        </LinkButton>
      </>
    }
  />
));

export const DoSayTheWayOn = advice("do", "Say why it is empty, and offer the one way on.", ({ words }) => (
  <EmptyState
    icon="cart"
    title={words.cartEmpty.title}
    text={words.cartEmpty.text}
    action={<LinkButton href="#/">{words.cartEmpty.action}</LinkButton>}
  />
));
export const DontLeaveThemThere = advice("dont", "A bare fact leaves people where they are.", ({ words }) => (
  <EmptyState icon="cart" title={words.cartEmpty.title} />
));
