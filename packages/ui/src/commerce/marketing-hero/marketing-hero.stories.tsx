import type { Meta } from "@storybook/react-vite";
import { story } from "../../samples/in-language";
import { LinkButton } from "../../primitives/button/button";
import { MarketArt } from "../market-art/market-art";
import { MarketingHero } from "./marketing-hero";

export default { title: "Commerce/Marketing hero", component: MarketingHero } satisfies Meta;

export const Default = story(
  ({ words, shop }) => (
    <MarketingHero
      eyebrow={shop.categories[0]?.name ?? ""}
      title={shop.tagline}
      text={words.cartEmpty.text}
      note={shop.address}
      actions={
        <>
          <LinkButton href="#/" size="large">
            {words.cartEmpty.action}
          </LinkButton>
          <LinkButton href="#/stores" size="large" variant="secondary">
            {words.ribbonRow.seeAll}
          </LinkButton>
        </>
      }
      art={<MarketArt />}
    />
  ),
  { parameters: { bleed: true } },
);
