import type { Meta } from "@storybook/react-vite";
import { story } from "../../samples/in-language";
import { PagePreview } from "./page-preview";

export default { title: "Console/Page preview", component: PagePreview } satisfies Meta;

/** Nothing is loaded: a picture of the frame alone. */
const src = "about:blank";

export const OfAPhone = story(({ words }) => (
  <PagePreview
    size="phone"
    src={src}
    title={words.themeStudio.phone}
    openLabel={words.themeStudio.previews}
  />
));
export const OfADesk = story(({ words }) => (
  <PagePreview size="desk" src={src} title={words.themeStudio.desk} openLabel={words.themeStudio.previews} />
));
