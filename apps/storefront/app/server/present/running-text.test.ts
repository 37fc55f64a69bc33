import { expect, it } from "vitest";
import { textBlocks } from "./running-text.server";

it("a text falls into headings, lists and paragraphs", () => {
  expect(textBlocks("One line\ngoes on.\n\n## Then\n\n- a\n- b\n\n\n- not a list\nbecause of this")).toEqual([
    { kind: "paragraph", text: "One line goes on." },
    { kind: "heading", text: "Then" },
    { kind: "list", items: ["a", "b"] },
    { kind: "paragraph", text: "- not a list because of this" },
  ]);
});
