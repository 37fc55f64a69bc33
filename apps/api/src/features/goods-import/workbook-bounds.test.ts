import { strings } from "@haat/i18n/strings";
import { afterAll, beforeAll, expect, test } from "vitest";
import writeWorkbook from "write-excel-file/node";
import { startTestApi, type TestApi } from "../../testing/test-api";
import { createStaffOf } from "../../testing/test-people";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { withPart, withSheet } from "../../testing/workbook-file";

let api: TestApi;
let shop: TestShop;
let staff: Awaited<ReturnType<typeof createStaffOf>>;
let honest: Uint8Array;
beforeAll(async () => {
  api = await startTestApi();
  shop = await createTestShop(api.db);
  staff = await createStaffOf(api, shop);
  const rows = [
    ["name_en", "price", "stock", "pictures", "description_en"],
    ["Honey", "850", "3", "rice-1", "Sweet"],
  ];
  const cells = rows.map((row) => row.map((value) => ({ value, type: String })));
  honest = new Uint8Array(await writeWorkbook(cells).toBuffer());
});
afterAll(() => api.close());

const language = "en" as const;
const inShop = () => ({ language, seller_key: shop.sellerKey });
const calls = () => staff.manager.client.sellerGoodsImport;
const upload = async (bytes: Uint8Array) => {
  const table = new File([new Uint8Array(bytes)], "goods.xlsx");
  return (await calls().uploadGoodsImport({ ...inShop(), table })).data.id_import;
};
const look = async (bytes: Uint8Array) =>
  (await calls().goodsImport({ ...inShop(), id_import: await upload(bytes) })).data;
const refused = (code: string) =>
  expect.objectContaining({
    code: "invalid_input",
    data: expect.objectContaining({ errors: [expect.objectContaining({ field: "table", code })] }),
  });
/** Behind the rows that are there. */
const withRows = (rows: string) =>
  withSheet(honest, (sheet) => sheet.replace("</sheetData>", `${rows}</sheetData>`));
const withLong = (length: number) =>
  withPart(honest, "xl/sharedStrings.xml", (texts) => texts.replace(">Sweet<", `>${"a".repeat(length)}<`));
/** What a cell says that points to it: before it stand the names of the columns and the other cells. */
const long = 't="s"><v>9</v>';

test("a text that thousands of cells share is counted in each of them", async () => {
  const rows = Array.from(
    { length: 3000 },
    (_, n) => `<row r="${n + 3}"><c r="E${n + 3}" ${long}</c></row>`,
  ).join("");
  const bytes = withSheet(withLong(1024 * 1024), (sheet) =>
    sheet.replace("</sheetData>", `${rows}</sheetData>`),
  );
  expect(bytes.length).toBeLessThan(100_000);
  await expect(upload(bytes)).rejects.toEqual(refused("import_file_large"));
});

test("one text that is longer than any may be is told at its cell", async () => {
  const { products } = await look(withLong(1024 * 1024));
  expect(products[0]?.errors).toEqual([
    expect.objectContaining({
      row: 2,
      column: "description_en",
      message: strings.en.api.fields.description_long,
    }),
  ]);
});

test.each([
  ["a prefix", '<row r="3"><x:c r="XFD3"><v>1</v></x:c></row>', "import_columns_many"],
  ["other quotes", "<row r='3'><c r='XFD3'><v>1</v></c></row>", "import_columns_many"],
  [
    "the end of a tag within quotes",
    '<row r="3"><c x=">" r="XFD3"><v>1</v></c></row>',
    "import_columns_many",
  ],
  ["an entity", '<row r="3"><c r="&#88;FD3"><v>1</v></c></row>', "import_rows_many"],
  ["a row far below alone", '<row r="50000000"></row>', "import_rows_many"],
  [
    "a row far below with a cell that stands above",
    '<row r="900000"><c r="A3"><v>1</v></c></row>',
    "import_rows_many",
  ],
  ["a cell far below", '<x:row><x:c r="A1048576"><x:v>1</x:v></x:c></x:row>', "import_rows_many"],
])("a cell that makes millions of others is found behind %s", async (_, rows, code) => {
  await expect(upload(withRows(rows))).rejects.toEqual(refused(code));
});

test("a sheet of errors is none of goods", async () => {
  const errors = Array.from({ length: 62 }, (_, n) => String.fromCharCode(65 + (n % 26)));
  const names = errors.map((letter, n) => `${n < 26 ? "" : n < 52 ? "A" : "B"}${letter}`);
  const rows = Array.from({ length: 5000 }, (_, n) => {
    const cells = names.map((name) => `<c r="${name}${n + 3}" t="e"><v>#REF!</v></c>`).join("");
    return `<row r="${n + 3}">${cells}</row>`;
  });
  await expect(upload(withRows(rows.join("")))).rejects.toEqual(refused("import_file_broken"));
});

test("an empty row at the end of a spreadsheet is none", async () => {
  const { import: head } = await look(withRows('<row r="1048576"><c r="XFD1048576" s="0"/></row>'));
  expect(head).toMatchObject({ rows: 1, kinds: { new: 1 } });
});

test("a text file that is wider than any table is refused", async () => {
  const row = `Honey${",1".repeat(300)}`;
  const wide = new TextEncoder().encode(`name_en,price\r\n${row}`);
  await expect(upload(wide)).rejects.toEqual(refused("import_columns_many"));
  const commas = new TextEncoder().encode(`name_en,price${",".repeat(1000)}\r\nHoney,1`);
  expect((await look(commas)).import.rows).toBe(1);
});

test("a shop's workbook that is made to take for ever keeps no other shop waiting", async () => {
  const other = await createTestShop(api.db);
  const others = await createStaffOf(api, other);
  const endless = withSheet(honest, (sheet) =>
    sheet.replace(
      "</sheetData>",
      '</sheetData><mergeCells><mergeCell ref="A1:ZZZ9999999"/><mergeCell ref="A1:B2"/></mergeCells>',
    ),
  );
  const unclosed = withRows("<c x>".repeat(1_000_000));
  const [merged, broken, exported] = await Promise.allSettled([
    look(endless),
    upload(unclosed),
    others.manager.client.sellerGoodsImport.goodsExport({
      language,
      seller_key: other.sellerKey,
      part: 1,
      format: "xlsx",
    }),
  ]);
  expect(exported.status).toBe("fulfilled");
  expect(merged).toMatchObject({ value: { import: { kinds: { failed: 1 } } } });
  expect(broken).toMatchObject({ reason: refused("import_file_broken") });
});

test("a shop that sends many files at once has its first ones read and is told to come back with the others", async () => {
  const other = await createTestShop(api.db);
  const others = await createStaffOf(api, other);
  // Each is read for longer than all of them take to arrive.
  const slow = withRows("<c x>".repeat(1_000_000));
  const many = Array.from({ length: 6 }, () => upload(slow));
  const table = new File([new Uint8Array(honest)], "goods.xlsx");
  const small = others.manager.client.sellerGoodsImport.uploadGoodsImport({
    language,
    seller_key: other.sellerKey,
    table,
  });
  const codes = (await Promise.allSettled(many)).map((answer) =>
    answer.status === "rejected" ? (answer.reason as { code: string }).code : "read",
  );
  expect(codes.sort()).toEqual([
    ...Array<string>(3).fill("files_busy"),
    ...Array<string>(3).fill("invalid_input"),
  ]);
  expect((await small).data.id_import).toBeGreaterThan(0);
  expect((await look(honest)).import.rows).toBe(1);
});
