import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { TabsAsLinks } from "./tabs-as-links";

const htmlOf = (many: number, more?: string, current = 0) =>
  renderToStaticMarkup(
    <TabsAsLinks
      label="Views"
      more={more}
      tabs={Array.from({ length: many }, (_, index) => ({
        href: `#${index}`,
        label: `View ${index}`,
        current: index === current,
      }))}
    />,
  );

describe("tabs of a list", () => {
  it("are all there behind a word where there are more than fit a phone, without a script", () => {
    const html = htmlOf(9, "More");
    expect(html.match(/<a /g)).toHaveLength(9);
    expect(html).toMatch(/<details[^>]*><summary[^>]*>More/);
    expect(html).not.toContain("scroll-row");
  });

  it("all stand open where the current one may be beyond the line", () => {
    expect([0, 2, 3, 8].map((current) => htmlOf(9, "More", current).includes(' open=""'))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it("have no word behind them where they are few", () => {
    const html = htmlOf(3, "More");
    expect(html.match(/<a /g)).toHaveLength(3);
    expect(html).not.toContain("<details");
  });

  it("scroll where no word was given", () => {
    expect(htmlOf(9)).toContain("scroll-row");
  });
});
