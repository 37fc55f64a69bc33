import { describe, expect, it } from "vitest";
import { docsByName, relatedTo, withLinks } from "./related-components";

const stories = {
  "a/button/button.stories.tsx": 'export default { title: "Primitives/Button", component: Button };',
  "a/toast/toast.stories.tsx": 'export default { title: "Primitives/Toast", component: Toast };',
  "a/row-list/row-list.stories.tsx": 'export default { title: "Console/Row list", component: RowList };',
  "a/ground/ground.stories.tsx": 'export default { title: "Foundations/Ground" };',
};
const sources = {
  "a/button/button.tsx": [
    "/** @use To send.",
    " * @avoid To go (`LinkButton`), or for news,",
    " *   which are a `Toast`. */",
    "export function Button() {}",
    "export function LinkButton() {}",
  ].join("\n"),
  "a/toast/toast.tsx": "/** @use For news. */\nexport function Toast() {}",
  "a/row-list/row-list.tsx":
    "/** @avoid For one thing (`Button`, `Ground`). */\nexport function RowList() {}",
  "a/ground/ground.tsx": "export function Ground() {}",
};
const docs = docsByName(stories, sources);
const titles = (name: string) => relatedTo(name, sources, docs).map(({ title }) => title);

describe("components that belong beside one another", () => {
  it("have a page by every name that stands in the folder of its stories", () => {
    const button = { title: "Button", path: "docs/primitives-button--docs" };
    expect(docs.get("LinkButton")).toEqual(button);
    expect(docs.get("RowList")?.path).toBe("docs/console-row-list--docs");
    expect(docs.has("Ground")).toBe(false);
  });

  it("lead to one another from both sides, and never to themselves", () => {
    expect(titles("Button")).toEqual(["Toast", "Row list"]);
    expect(titles("Toast")).toEqual(["Button"]);
    expect(titles("RowList")).toEqual(["Button"]);
    expect(titles("Ground")).toEqual([]);
  });

  it("are links in what is said of another", () => {
    expect(withLinks("News (`Toast`), `true`, `LinkButton`.", "Button", docs)).toBe(
      "News ([`Toast`](./?path=/docs/primitives-toast--docs)), `true`, `LinkButton`.",
    );
  });
});
