import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { TabsAsLinks } from "./tabs-as-links";

const htmlOf = (many: number, more?: string) =>
  renderToStaticMarkup(
    <TabsAsLinks
      label="Views"
      more={more}
      tabs={Array.from({ length: many }, (_, index) => ({
        href: `#${index}`,
        label: `View ${index}`,
        current: index === 0,
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

  it("have no word behind them where they are few", () => {
    const html = htmlOf(3, "More");
    expect(html.match(/<a /g)).toHaveLength(3);
    expect(html).not.toContain("<details");
  });

  it("scroll where no word was given", () => {
    expect(htmlOf(9)).toContain("scroll-row");
  });
});
