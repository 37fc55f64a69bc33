import type { Meta } from "@storybook/react-vite";
import { advice, anatomy } from "../../samples/in-docs";
import { story, type Sample } from "../../samples/in-language";
import { pictures } from "../../samples/sample-shop";
import { BannerRow } from "./banner";

export default {
  title: "Commerce/Banner",
  component: BannerRow,
  parameters: { wideAdvice: true },
} satisfies Meta;

const banner = (id: keyof typeof pictures, { words, shop }: Sample) => ({
  id,
  title: shop.products.find((product) => product.id === id)?.name ?? "",
  text: shop.tagline,
  picture: pictures[id],
  href: `#/all-products/${id}`,
  action: words.ribbonRow.seeAll,
});

export const One = story(
  (sample) => (
    <BannerRow
      label={sample.words.bannerRow.banners}
      labels={sample.words.bannerRow}
      banners={[banner("sari", sample)]}
    />
  ),
  {
    parameters: anatomy(
      {
        at: "[data-slot=banner] h2, [data-slot=banner] h3",
        name: "Title",
        text: "What there is; text, never part of the picture.",
      },
      {
        at: "[data-slot=banner] p",
        name: "Text",
        text: "One sentence; it may be left out, the title may not.",
      },
      {
        at: "[data-slot=link-button]",
        name: "Action",
        text: "`href` and `action`: where it leads; none where there is nothing to go to.",
      },
      {
        at: "[data-slot=picture]",
        name: "Picture",
        text: "Silent, since the words say it; its room is kept before it has come.",
      },
    ),
  },
);
export const Several = story((sample) => (
  <BannerRow
    label={sample.words.bannerRow.banners}
    labels={sample.words.bannerRow}
    banners={[banner("mango", sample), banner("sweet", sample), banner("book", sample)]}
  />
));
export const PictureForPhones = story((sample) => (
  <BannerRow
    label={sample.words.bannerRow.banners}
    labels={sample.words.bannerRow}
    banners={[{ ...banner("mango", sample), phonePicture: pictures.sweet }]}
  />
));
export const LeadsNowhere = story((sample) => (
  <BannerRow
    label={sample.words.bannerRow.banners}
    labels={sample.words.bannerRow}
    banners={[{ ...banner("sweet", sample), href: undefined }]}
  />
));
const inLook = (look: "slim" | "stage" | "words") =>
  story((sample) => (
    <BannerRow
      label={sample.words.bannerRow.banners}
      labels={sample.words.bannerRow}
      look={look}
      banners={[banner("sari", sample), banner("mango", sample)]}
    />
  ));

export const Slim = inLook("slim");
export const Stage = inLook("stage");
export const WordsAlone = inLook("words");

export const DoOneOffer = advice(
  "do",
  {
    en: "One offer in a few words, and where it is had.",
    bn: "অল্প কথায় একটি অফার, আর সেটি কোথায় পাওয়া যাবে।",
  },
  (sample) => (
    <BannerRow
      label={sample.words.bannerRow.banners}
      labels={sample.words.bannerRow}
      banners={[banner("sari", sample)]}
    />
  ),
);
export const DontTellAll = advice(
  "dont",
  {
    en: "Who lists everything offers nothing: nobody reads the second line.",
    bn: "সব কিছু লিখলে কিছুই চোখে পড়ে না: দ্বিতীয় লাইন কেউ পড়েন না।",
  },
  (sample) => (
    <BannerRow
      label={sample.words.bannerRow.banners}
      labels={sample.words.bannerRow}
      banners={[
        {
          ...banner("sari", sample),
          text: sample.shop.products
            .slice(0, 6)
            .map(({ name, price }) => `${name} ${price}`)
            .join(" · "),
        },
      ]}
    />
  ),
);
