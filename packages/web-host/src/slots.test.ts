import { describe, expect, it } from "vitest";
import { cutAtSlots, fillBody } from "./slotted-body";
import { fillSlots, slot, slotValuesName } from "./slots";

const html = "text/html; charset=utf-8";
const filled = (body: string, type: string, values: Record<string, string>) => {
  const cut = cutAtSlots(Buffer.from(body), type);
  return cut && fillBody(cut, values).toString();
};

describe("a page with slots", () => {
  it("a text and an attribute are filled as React would write them", () => {
    const body = `<a title="${slot("label")}">${slot("count")}</a>`;
    const label = `"Cart" & <b>Tom's</b>`;
    expect(filled(body, html, { label, count: "৩" })).toBe(
      '<a title="&quot;Cart&quot; &amp; &lt;b&gt;Tom&#x27;s&lt;/b&gt;">৩</a>',
    );
  });

  it("a script that may run stays as it is, and the values stand beside it, where nothing can end their element", () => {
    const script = `<script>data = ${JSON.stringify({ label: slot("label") })}</script>`;
    const body = `<p>${slot("label")}</p>${script}<script type="application/json">${slot(slotValuesName)}</script>`;
    const label = "</script><script>alert(1)</script>";
    const page = filled(body, html, { label }) ?? "";
    expect(page).toContain(script);
    expect(page.match(/<\/script>/g)).toHaveLength(2);
    const values = /json">([^<]*)</.exec(page)?.[1] ?? "";
    expect(JSON.parse(values)).toEqual({ label });
  });

  it("data for the router is filled as JSON", () => {
    const body = JSON.stringify({ cart: { label: slot("label") } });
    const label = 'a "quoted" \\ line\nand another';
    expect(JSON.parse(filled(body, "application/json; charset=utf-8", { label }) ?? "")).toEqual({
      cart: { label },
    });
  });

  it("a slot without a value is empty", () => {
    expect(filled(`<b>${slot("count")}</b>`, html, {})).toBe("<b></b>");
  });

  it("a page without slots is not cut", () => {
    expect(cutAtSlots(Buffer.from("<b>3</b>"), html)).toBeUndefined();
  });
});

it("the scripts' data is filled wherever a slot is the whole of a text, and nothing else changes", () => {
  const data = {
    frame: { cart: { count: slot("count"), href: "/cart" } },
    hidden: [{ version: slot("version") }, null, 7],
    name: `no ${slot("count")} slot`,
  };
  fillSlots(data, { count: "৩", version: "12-4" });
  expect(data).toEqual({
    frame: { cart: { count: "৩", href: "/cart" } },
    hidden: [{ version: "12-4" }, null, 7],
    name: `no ${slot("count")} slot`,
  });
});
