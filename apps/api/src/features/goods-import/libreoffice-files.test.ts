import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readCells } from "../../sheets/sheet-reading";
import { linesOf } from "./sheet-lines";
import { productsOf } from "./sheet-products";

/** Files that LibreOffice Calc saved. */
const folder = join(import.meta.dirname, "../../testing/goods-files");
const linesIn = async (name: string) =>
  linesOf(await readCells(new Uint8Array(await readFile(join(folder, name)))));

test.each(["libreoffice.xlsx", "libreoffice-utf16.csv", "libreoffice-tabs.csv"])(
  "%s, as LibreOffice saved it, has every cell as it was written",
  async (name) => {
    const { lines, unknownColumns } = await linesIn(name);
    expect(unknownColumns).toEqual([]);
    const [honey, saree, first, second] = lines.map(({ cells }) => cells);
    expect(honey).toEqual({
      slug: "raw-honey",
      name_bn: "সুন্দরবনের মধু",
      name_en: "Honey, “raw”",
      description_bn: "খাঁটি মধু\nদ্বিতীয় লাইন",
      description_en: "'=1+1",
      price: "850",
      old_price: "950",
      stock: "12",
      home_city_only: "yes",
      status: "live",
      pictures: "rice-1",
    });
    expect(saree).toMatchObject({ choice_1_en: "Size", choice_2_en: "Code" });
    expect([first?.value_1_en, first?.value_2_en]).toEqual(["10-12", "01712345678"]);
    expect([second?.value_1_en, second?.value_2_en]).toEqual(["3/4", "1E5 yarn"]);
    expect(lines.every(({ flaws }) => Object.keys(flaws).length === 0)).toBe(true);
    expect(productsOf(lines).map(({ choices }) => choices.length)).toEqual([0, 2]);
  },
);

test("a size that LibreOffice made a date of is told", async () => {
  const { lines } = await linesIn("libreoffice-spoilt.xlsx");
  const flaws = lines.flatMap(({ row, flaws: told }) => Object.entries(told).map((flaw) => [row, ...flaw]));
  expect(flaws).toContainEqual([5, "value_1_en", "cell_date"]);
});
