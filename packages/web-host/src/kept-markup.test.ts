import { describe, expect, it } from "vitest";
import { createKeptMarkup } from "./kept-markup";

/** Draws a page of parts as a renderer does: what is known is not drawn. Returns the page, and which parts were drawn. */
function draw(kept: ReturnType<typeof createKeptMarkup>, parts: Record<string, string>, path = "/") {
  const markup = kept.forPage();
  const drawn: string[] = [];
  const pieces = Object.entries(parts).map(([key, content]) => {
    const { before, isKnown, after } = markup.part(key);
    if (!isKnown) drawn.push(key);
    return before + (isKnown ? "" : content.replace("PATH", markup.late("path", path))) + after;
  });
  markup.late("path", path);
  return { html: markup.finish(`<body>${pieces.join("<hr>")}</body>`).toString(), drawn };
}

describe("markup that pages have alike", () => {
  it("is drawn once, and stands in each page as it was drawn", () => {
    const kept = createKeptMarkup();
    const parts = { head: "<h1>বাজার</h1>", card: "<p>ডিম</p>" };
    const whole = "<body><h1>বাজার</h1><hr><p>ডিম</p></body>";
    expect(draw(kept, parts)).toEqual({ html: whole, drawn: ["head", "card"] });
    expect(draw(kept, parts)).toEqual({ html: whole, drawn: [] });
  });

  it("is drawn anew where what it is drawn from has changed", () => {
    const kept = createKeptMarkup();
    draw(kept, { "egg 10": "<p>10</p>", milk: "<p>90</p>" });
    const { html, drawn } = draw(kept, { "egg 12": "<p>12</p>", milk: "<p>90</p>" });
    expect(html).toBe("<body><p>12</p><hr><p>90</p></body>");
    expect(drawn).toEqual(["egg 12"]);
  });

  it("has each page's own late text in it, which can be no markup", () => {
    const kept = createKeptMarkup();
    const parts = { form: '<input value="PATH">' };
    for (const [path, written] of [
      ["/cart", "/cart"],
      ['/?q="><script>', "/?q=&quot;&gt;&lt;script&gt;"],
      ["/orders", "/orders"],
    ])
      expect(draw(kept, parts, path).html).toBe(`<body><input value="${written}"></body>`);
  });

  it("may have other such markup in it", () => {
    const kept = createKeptMarkup();
    for (const isKnown of [false, true]) {
      const markup = kept.forPage();
      const card = markup.part("card");
      const list = markup.part("list");
      const inner = `${card.before}${card.isKnown ? "" : "<li>1</li>"}${card.after}`;
      const html = `${list.before}${list.isKnown ? "" : `<ul>${inner}</ul>`}${list.after}`;
      expect(markup.finish(html).toString()).toBe("<ul><li>1</li></ul>");
      expect([card.isKnown, list.isKnown]).toEqual([isKnown, isKnown]);
    }
  });

  it("stands beside texts and other such markup without what a renderer writes between texts", () => {
    const kept = createKeptMarkup();
    for (const isKnown of [false, true]) {
      const markup = kept.forPage();
      const [first, second] = ["first", "second"].map((key) => {
        const part = markup.part(key);
        expect(part.isKnown).toBe(isKnown);
        return `${part.before}${isKnown ? "" : `<b>${key}</b>`}${part.after}`;
      });
      const page = markup.finish(`a<!-- -->${first}<!-- -->${second}<!-- -->b<!-- -->c`);
      expect(page.toString()).toBe("a<b>first</b><b>second</b>b<!-- -->c");
    }
  });

  it("is not what somebody else wrote between NUL characters", () => {
    const page = "<p>\0head\0 \0:known:0\0</p>";
    expect(createKeptMarkup().forPage().finish(page).toString()).toBe(page);
  });
});
