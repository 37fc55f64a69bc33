import type { Meta } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { advice } from "../../samples/in-docs";
import { story, type Sample } from "../../samples/in-language";
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

const hero = ({ words, shop }: Sample, actions: ReactNode) => (
  <MarketingHero title={shop.tagline} text={words.cartEmpty.text} actions={actions} />
);

export const DoOneThing = advice(
  "do",
  {
    en: "One thing to do, and at most a second, quieter one.",
    bn: "করার মতো একটি কাজ, বড়জোর পাশে আরেকটি হালকা বোতাম।",
  },
  (sample) =>
    hero(
      sample,
      <>
        <LinkButton href="#/">{sample.words.cartEmpty.action}</LinkButton>
        <LinkButton href="#/stores" variant="quiet">
          {sample.words.ribbonRow.seeAll}
        </LinkButton>
      </>,
    ),
);
export const DontThreeAtOnce = advice(
  "dont",
  {
    en: "Three equal buttons ask for a choice before anybody knows what this is.",
    bn: "সমান তিনটি বোতাম থাকলে এটি কী, তা জানার আগেই বেছে নিতে হয়।",
  },
  (sample) =>
    hero(
      sample,
      <>
        <LinkButton href="#/">{sample.words.cartEmpty.action}</LinkButton>
        <LinkButton href="#/stores">{sample.words.ribbonRow.seeAll}</LinkButton>
        <LinkButton href="#/sign-up">{sample.words.signUpForm.submit}</LinkButton>
      </>,
    ),
);
