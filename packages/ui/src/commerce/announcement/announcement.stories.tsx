import type { Meta } from "@storybook/react-vite";
import { story } from "../../samples/in-language";
import { Announcement } from "./announcement";

export default { title: "Commerce/Announcement", component: Announcement } satisfies Meta;

export const Line = story(({ shop, words }) => (
  <Announcement label={words.bannerRow.banners} text={shop.tagline} />
));
export const Leads = story(({ shop, words }) => (
  <Announcement label={words.bannerRow.banners} text={shop.tagline} href="#/all-products/all" />
));
