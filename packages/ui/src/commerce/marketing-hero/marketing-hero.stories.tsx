import type { Meta } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { advice } from "../../samples/in-docs";
import { story, type Sample } from "../../samples/in-language";
import { LinkButton } from "../../primitives/button/button";
import { MarketArt } from "../market-art/market-art";
import { MarketingHero } from "./marketing-hero";

export default {
  title: "Commerce/Marketing hero",
  component: MarketingHero,
  parameters: { wideAdvice: true },
} satisfies Meta;

const invitations = {
  bn: {
    eyebrow: "বাংলাদেশের সব দোকানের জন্য",
    title: "ফোন থেকেই দোকান খুলুন, সারা দেশে বিক্রি করুন",
    text: "ছবি তুলুন, দাম লিখুন, লিংকটি পাঠিয়ে দিন। ক্রেতা টাকা দেন পণ্য হাতে পেয়ে।",
    note: "এখন দোকান খোলা ও চালানো ফ্রি।",
  },
  en: {
    eyebrow: "For every shop in Bangladesh",
    title: "Open your shop on your phone, sell all over the country",
    text: "Take pictures, write prices, send the link. Shoppers pay when they hold the goods.",
    note: "Opening and running a shop is free at present.",
  },
} as const;

export const Default = story(
  ({ words, language }) => (
    <MarketingHero
      {...invitations[language]}
      actions={
        <>
          <LinkButton href="#/" size="large">
            {words.signUpForm.submit}
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

const hero = ({ language }: Sample, actions: ReactNode) => {
  const { title, text } = invitations[language];
  return <MarketingHero title={title} text={text} actions={actions} />;
};

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
        <LinkButton href="#/">{sample.words.signUpForm.submit}</LinkButton>
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
        <LinkButton href="#/">{sample.words.signUpForm.submit}</LinkButton>
        <LinkButton href="#/stores">{sample.words.ribbonRow.seeAll}</LinkButton>
        <LinkButton href="#/help">{sample.words.helpPhone.title}</LinkButton>
      </>,
    ),
);
