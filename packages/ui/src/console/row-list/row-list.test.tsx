import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { RowList } from "./row-list";

const textOf = (html: string) =>
  html
    .replace(/<span aria-hidden="true"[^>]*>.*?<\/span>/g, "")
    .split(/<[^>]+>/)
    .filter(Boolean);

describe("a list of rows", () => {
  it("says what is compared once, between the title and the lines", () => {
    const html = renderToStaticMarkup(
      <RowList
        rows={[{ id: "1", title: "Tea", lines: ["before ৳255"], figure: { text: "৳230", note: "47 left" } }]}
      />,
    );
    expect(textOf(html)).toEqual(["Tea", "৳230", "47 left", "before ৳255"]);
  });

  it("keeps the figure of a row that leads nowhere level with those of rows that do", () => {
    const row = { id: "1", title: "Collected", figure: { text: "৳230" } };
    const spacers = (href?: string) =>
      renderToStaticMarkup(<RowList rows={[row, { ...row, id: "2", href }]} />).match(/w-5/g)?.length ?? 0;
    expect([spacers(), spacers("/2")]).toEqual([0, 1]);
  });
});
