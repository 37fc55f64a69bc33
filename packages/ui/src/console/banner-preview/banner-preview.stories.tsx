import type { Meta } from "@storybook/react-vite";
import { story } from "../../samples/in-language";
import { pictures } from "../../samples/sample-shop";
import { BannerPreview } from "./banner-preview";

export default { title: "Console/Banner preview", component: BannerPreview } satisfies Meta;

/** A square picture in both frames: nothing of it is cut off. */
export const OfAnotherShape = story(({ words }) => (
  <BannerPreview
    title={words.bannerRow.banners}
    ground="#dcefe4"
    frames={[
      { label: "5 : 2", src: pictures.sari, width: 5, height: 2 },
      { label: "2 : 1", src: pictures.mango, width: 2, height: 1 },
    ]}
  />
));
