import type { Meta } from "@storybook/react-vite";
import { story } from "../../samples/in-language";
import { RichText } from "./rich-text";

export default { title: "Primitives/Rich text", component: RichText } satisfies Meta;

export const Default = story(({ shop }) => (
  <RichText
    blocks={[
      { kind: "heading", level: 2, content: [shop.name] },
      {
        kind: "paragraph",
        content: [
          { kind: "strong", content: [shop.tagline] },
          { kind: "break" },
          { kind: "link", href: "/", content: [shop.address] },
        ],
      },
      {
        kind: "quote",
        blocks: [{ kind: "paragraph", content: [{ kind: "emphasis", content: [shop.tagline] }] }],
      },
      { kind: "heading", level: 3, content: [shop.categories[0]?.name ?? ""] },
      {
        kind: "list",
        items: shop.products.slice(0, 2).map(({ name }) => [
          { kind: "paragraph", content: [name] },
          { kind: "list", start: 3, items: [[{ kind: "paragraph", content: [shop.name] }]] },
        ]),
      },
    ]}
  />
));

export const Table = story(({ shop }) => (
  <RichText
    blocks={[
      {
        kind: "table",
        head: [[shop.name], [shop.tagline]],
        rows: shop.products.slice(0, 3).map(({ name }) => [[name], [shop.address]]),
      },
      { kind: "rule" },
      { kind: "paragraph", content: [shop.tagline] },
    ]}
  />
));
