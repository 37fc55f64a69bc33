import type { RichBlock, RichInline } from "@haat/ui/primitives/rich-text/rich-text";
import { RichText } from "@haat/ui/primitives/rich-text/rich-text";
import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { firstWords, readMarkdown, readPlainText } from "./markdown.server";

const inside = (path: string) => `/en/rongdhonu${path}`;
const html = (text: string) =>
  renderToStaticMarkup(createElement(RichText, { blocks: readMarkdown(text, inside) })).replace(
    /^<div[^>]*>|<\/div>$/g,
    "",
  );

/** Where the links of a text lead. */
const linksOf = (blocks: readonly RichBlock[]): string[] =>
  JSON.stringify(blocks)
    .match(/"kind":"link","href":"([^"]*)"/g)
    ?.map((found) => found.replace(/^.*"href":"|"$/g, "")) ?? [];

describe("a text that a seller wrote", () => {
  test("has headings below the page's title, paragraphs with their lines, bold and italic", () => {
    expect(html("# ফেরত\n\nএক\nদুই **তিন** *চার*\n\n#### ছোট")).toBe(
      "<h2>ফেরত</h2><p>এক<br/>দুই <strong>তিন</strong> <em>চার</em></p><h3>ছোট</h3>",
    );
  });

  test("has lists, quotes and tables", () => {
    expect(html("- a\n- b\n  1. c")).toBe('<ul><li>a</li><li>b<ol start="1"><li>c</li></ol></li></ul>');
    expect(html("> said")).toBe("<blockquote><p>said</p></blockquote>");
    expect(html("| S | M |\n|---|---|\n| 36 | 38 |")).toContain("<td>36</td><td>38</td>");
  });

  test.each([
    ["<script>alert(1)</script>"],
    ["a <b onclick=alert(1)>c</b>"],
    ["<img src=x onerror=alert(1)>"],
    ["![a](https://elsewhere.example/x.png)"],
    ["`code`"],
    ["    indented"],
    ["```\ncode\n```"],
    ["~~gone~~"],
    ["- [x] done"],
    ["&lt;b&gt; &amp;"],
  ])("shows %s as it was typed, which is no element", (text) => {
    const shown = html(text);
    expect(shown).not.toMatch(/<(?!\/?(p|br|ul|li)\b)/);
    const words = shown
      .replace(/<[^>]+>/g, " ")
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&quot;", '"')
      .replaceAll("&#x27;", "'")
      .replaceAll("&amp;", "&");
    for (const word of text.split(/\s+/).filter((each) => each !== "-")) expect(words).toContain(word);
  });

  test("leads to https:, tel:, mailto: and into the shop, and nowhere else", () => {
    const leads = (href: string) => linksOf(readMarkdown(`[x](${href})`, inside));
    expect(leads("https://haat.example/a?b=c")).toEqual(["https://haat.example/a?b=c"]);
    expect(leads("tel:+8801700000000")).toEqual(["tel:+8801700000000"]);
    expect(leads("mailto:a@b.example")).toEqual(["mailto:a@b.example"]);
    expect(leads("/all-products/rice?sort=newest")).toEqual(["/en/rongdhonu/all-products/rice?sort=newest"]);
    expect(leads("size-guide")).toEqual(["/en/rongdhonu/size-guide"]);
    expect(leads("../../admin")).toEqual(["/en/rongdhonu/admin"]);
    for (const href of [
      "http://haat.example",
      "javascript:alert(1)",
      "JaVaScRiPt:alert(1)",
      "data:text/html,x",
      "//elsewhere.example",
      "/\\elsewhere.example",
      "\\\\elsewhere.example",
      "https://",
      "vbscript:x",
      "<java\tscript:alert(1)>",
    ])
      expect([href, leads(href)]).toEqual([href, []]);
    expect(linksOf(readMarkdown("www.haat.example and https://haat.example", inside))).toEqual([
      "https://haat.example",
    ]);
  });

  test("is told of by its first paragraph", () => {
    expect(firstWords(readMarkdown("# Title\n\nOne **two**\nthree", inside))).toBe("One two three");
  });

  test.each([
    ["quotes", ">".repeat(20_000)],
    ["spaced quotes", "> ".repeat(10_000)],
    ["lists", "- ".repeat(10_000)],
    ["numbered lists", "1. ".repeat(6000)],
    ["stars", "*".repeat(20_000)],
    ["opened stars", "*a ".repeat(6000)],
    ["brackets", "[".repeat(20_000)],
    ["links", "[a](".repeat(5000)],
    ["underscores", "_a".repeat(10_000)],
    ["ticks", "`a".repeat(10_000)],
    ["angles", "<a ".repeat(6000)],
    ["table bars", "|".repeat(20_000)],
    ["nested lists by indent", Array.from({ length: 190 }, (_, deep) => `${" ".repeat(deep)}- x`).join("\n")],
  ])("of nothing but %s does not hold up the page", (_name, text) => {
    expect(readMarkdown(text, inside).length).toBeGreaterThanOrEqual(0);
  });

  test("whatever it is, is made of known parts with harmless links", () => {
    const parts = fc.constantFrom(
      "# ",
      "- ",
      "> ",
      "1. ",
      "**",
      "*",
      "[a](",
      ")",
      "|",
      "---",
      "\n",
      "<b>",
      "javascript:",
      "x ",
      "`",
      "\\",
      "!",
      "https://a.bd",
      "&#106;",
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 60 }), (pieces) => {
        const blocks = readMarkdown(pieces.join(""), inside);
        for (const href of linksOf(blocks)) expect(href).toMatch(/^(https:|tel:|mailto:|\/en\/rongdhonu\/)/);
        renderToStaticMarkup(createElement(RichText, { blocks }));
      }),
    );
  });
});

test("a text without marks reads as it was typed", () => {
  const lines: RichInline[] = ["1. one", { kind: "break" }, "* two # three"];
  expect(readPlainText("1. one\n* two # three\n\n\nnext\n")).toEqual([
    { kind: "paragraph", content: lines },
    { kind: "paragraph", content: ["next"] },
  ]);
});
