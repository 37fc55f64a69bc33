import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lastPageOf, pageOf } from "./pages";

describe("pages of a list", () => {
  test("have each row once, in order, and none is empty but that of an empty list", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 1, max: 48 }), (total, perPage) => {
        const rows = Array.from({ length: total }, (_, row) => row);
        const pages = Array.from({ length: lastPageOf(total, perPage) }, (_, index) => {
          const { offset, limit } = pageOf(index + 1, perPage);
          return rows.slice(offset, offset + limit);
        });
        expect(pages.flat()).toEqual(rows);
        expect(pages.every((page) => page.length > 0 || total === 0)).toBe(true);
      }),
    );
  });

  test("are one where nothing is in the list, and one more for a single row too many", () => {
    expect([0, 1, 24, 25].map((total) => lastPageOf(total, 24))).toEqual([1, 1, 1, 2]);
  });
});
