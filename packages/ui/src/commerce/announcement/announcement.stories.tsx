import type { Meta } from "@storybook/react-vite";
import { advice } from "../../samples/in-docs";
import { story } from "../../samples/in-language";
import { Announcement } from "./announcement";

export default { title: "Commerce/Announcement", component: Announcement } satisfies Meta;

export const Line = story(({ shop, words }) => (
  <Announcement label={words.bannerRow.banners} text={shop.tagline} />
));
export const Leads = story(({ shop, words }) => (
  <Announcement label={words.bannerRow.banners} text={shop.tagline} href="#/all-products/all" />
));

export const DoOneLine = advice(
  "do",
  { en: "One line that matters today.", bn: "আজ যা জানা দরকার, এক লাইনে।" },
  ({ language, words }) => (
    <Announcement
      label={words.bannerRow.banners}
      text={language === "bn" ? "২৮ মার্চ দোকান বন্ধ" : "Closed on 28 March"}
    />
  ),
);
export const DontWriteALetter = advice(
  "dont",
  {
    en: "A letter above every page pushes the goods out of sight.",
    bn: "প্রতিটি পাতার ওপরে চিঠি থাকলে পণ্য চোখের আড়ালে চলে যায়।",
  },
  ({ words, shop }) => (
    <Announcement
      label={words.bannerRow.banners}
      text={`${shop.tagline}. ${shop.address}. ${words.cartEmpty.text}`}
    />
  ),
);
