import { languages } from "@haat/contract/shared/languages";
import { goodsColumns } from "@haat/contract/seller/goods-sheet";
import { describe, expect, it } from "vitest";
import { columnTitle, readHeading } from "./sheet-columns";

describe("the headings of a file of goods", () => {
  it("are understood in both languages", () => {
    const understood = languages.flatMap((language) =>
      goodsColumns.map((column) => readHeading(columnTitle(column, language))),
    );
    expect(understood).toEqual([...goodsColumns, ...goodsColumns].map((column) => ({ column })));
  });

  it("are understood as they were called when the file was taken out", () => {
    expect(readHeading("বিভাগ")).toEqual({ column: "category" });
  });
});
