import { describe, expect, it } from "vitest";
import { faultsOf, htmlOf } from "../../testing/plain-html";
import { DayChart, type DayChartProps } from "./day-chart";

const bar = { id: "2026-03-01", x: 10, y: 20, width: 30, height: 100, title: "1 March: 4" };

const chart = (bars: DayChartProps["bars"]) =>
  htmlOf(
    <DayChart
      title="Visits"
      summary="What the drawing says."
      size={{ width: 320, height: 180 }}
      bars={bars}
      lines={[{ y: 20, label: "4" }]}
      days={[{ x: 0, label: "1 March", anchor: "start" }]}
      table={{ label: "As a table", head: ["Day", "Visits"], rows: [["1 March", "4"]] }}
    />,
  );

describe("a chart of days", () => {
  it("is a drawing that a sentence names, with its numbers in a table", () => {
    const html = chart([bar]);
    expect(html).toMatch(/<svg[^>]*aria-label="What the drawing says\."/);
    expect(html).toContain("<table");
    expect(faultsOf(html)).toEqual([]);
  });

  it("says in words that there was nothing, in place of an empty drawing", () => {
    const html = chart([]);
    expect(html).toContain(">What the drawing says.<");
    expect(html).not.toMatch(/<svg|<table/);
  });
});
