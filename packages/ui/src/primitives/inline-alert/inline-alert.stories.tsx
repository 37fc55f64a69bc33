import type { Meta } from "@storybook/react-vite";
import { advice } from "../../samples/in-docs";
import { fill, story } from "../../samples/in-language";
import { LinkButton } from "../button/button";
import { InlineAlert } from "./inline-alert";

export default { title: "Primitives/Inline alert", component: InlineAlert } satisfies Meta;

export const Tones = story(({ words, shop }) => (
  <div className="grid gap-3">
    <InlineAlert tone="success">{words.orderPlaced.title}</InlineAlert>
    <InlineAlert tone="warning" title={shop.products[1]?.name ?? ""}>
      {fill(words.cartLine.short, { number: shop.money("3").slice(1) })}
    </InlineAlert>
    <InlineAlert tone="danger" role="alert">
      {words.cartLine.out}
    </InlineAlert>
    <InlineAlert
      tone="info"
      action={
        <LinkButton href="#/shipping-address" variant="secondary" size="small">
          {words.addressChoice.add}
        </LinkButton>
      }
    >
      {words.addressChoice.none}
    </InlineAlert>
    <InlineAlert tone="warning" dense>
      {words.cartLine.out}
    </InlineAlert>
  </div>
));
export const LongWithTitleAndAction = story(({ words, shop }) => (
  <InlineAlert
    tone="danger"
    role="status"
    title={shop.products[0]?.name}
    action={
      <LinkButton href="#/cart" variant="secondary" size="small">
        {words.cartSheet.cart}
      </LinkButton>
    }
    className="max-w-form"
  >
    {words.cartLine.out} {shop.tagline}
  </InlineAlert>
));

export const DoSayWhatToDo = advice(
  "do",
  { en: "Say what to do about it, where it is done.", bn: "কী করতে হবে বলুন, যেখানে করতে হবে সেখানেই।" },
  ({ words }) => (
    <InlineAlert
      tone="info"
      action={
        <LinkButton href="#/shipping-address" variant="secondary" size="small">
          {words.addressChoice.add}
        </LinkButton>
      }
    >
      {words.addressChoice.none}
    </InlineAlert>
  ),
);
export const DontPileThemUp = advice(
  "dont",
  { en: "One beside the other are read by nobody.", bn: "পরপর কয়েকটি থাকলে কেউ পড়েন না।" },
  ({ words, shop }) => (
    <div className="grid gap-2">
      <InlineAlert tone="warning">{words.cartLine.out}</InlineAlert>
      <InlineAlert tone="info">{words.addressChoice.none}</InlineAlert>
      <InlineAlert tone="success">{shop.tagline}</InlineAlert>
    </div>
  ),
);
