import type { Meta } from "@storybook/react-vite";
import { story } from "../../samples/in-language";
import { ArticleArt } from "./article-art";

export default { title: "Commerce/Article art", component: ArticleArt } satisfies Meta;

export const All = story(() => (
  <div className="grid gap-4 sm:grid-cols-3">
    {(["photo", "parcel", "cash"] as const).map((name) => (
      <ArticleArt key={name} name={name} className="rounded-card" />
    ))}
  </div>
));
