import { business } from "@haat/contract/shared/business-constants";
import { strings } from "@haat/i18n/strings";
import { sql } from "drizzle-orm";
import { strToU8, zipSync } from "fflate";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import writeWorkbook from "write-excel-file/node";
import { goodsCsv, goodsFile, type GoodsRow } from "../../testing/goods-file";
import { rowsOf, tableContents } from "../../testing/table-contents";
import { startTestApi, type TestApi } from "../../testing/test-api";
import { createStaffOf } from "../../testing/test-people";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { withSheet } from "../../testing/workbook-file";

let api: TestApi;
let shop: TestShop;
let staff: Awaited<ReturnType<typeof createStaffOf>>;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  shop = await createTestShop(api.db);
  staff = await createStaffOf(api, shop);
});

const language = "en" as const;
const inShop = () => ({ language, seller_key: shop.sellerKey });
const { fields } = strings.en.api;
const calls = () => staff.manager.client.sellerGoodsImport;
const onField = (field: string, code: string) =>
  expect.objectContaining({
    data: expect.objectContaining({ errors: [expect.objectContaining({ field, code })] }),
  });
const fileOf = (parts: BlobPart[], name = "goods.csv") => new File(parts, name);
const upload = async (table: File, pictures?: File) =>
  (await calls().uploadGoodsImport({ ...inShop(), table, ...(pictures && { pictures }) })).data.id_import;
const read = async (id_import: number) => (await calls().goodsImport({ ...inShop(), id_import })).data;
const look = async (table: File, pictures?: File) => read(await upload(table, pictures));
const apply = async (id_import: number) => {
  await calls().applyGoodsImport({ ...inShop(), id_import, takes_zeros: false, makes_doubles: false });
  await api.jobs.runDue();
  return read(id_import);
};

const honey: GoodsRow = { name_en: "Honey", name_bn: "মধু", price: "850", stock: "12", pictures: "rice-1" };
/** What is wrong with a row, by its column. */
const wrongIn = async (row: GoodsRow, ...more: GoodsRow[]) => {
  const { products } = await look(goodsFile([row, ...more]));
  return products.flatMap(({ errors }) => errors.map(({ column, message }) => [column, message]));
};

describe("a file in any of the ways in which spreadsheets save one", () => {
  const text = goodsCsv([honey]);
  const utf16 = (order: "le" | "be", mark: boolean) => {
    const bytes = Buffer.from(`${mark ? "\ufeff" : ""}${text}`, "utf16le");
    return order === "le" ? bytes : Buffer.from(bytes).swap16();
  };
  test.each([
    ["UTF-8", Buffer.from(text)],
    ["UTF-8 with its mark", Buffer.from(`\ufeff${text}`)],
    ["UTF-16 LE with its mark", utf16("le", true)],
    ["UTF-16 BE with its mark", utf16("be", true)],
    ["UTF-16 LE", utf16("le", false)],
    ["UTF-16 BE", utf16("be", false)],
    ["semicolons", Buffer.from(goodsCsv([honey], ";"))],
    ["tabs", Buffer.from(goodsCsv([honey], "\t"))],
    ["its separator said", Buffer.from(`sep=;\r\n${goodsCsv([honey], ";")}`)],
    ["lines of Unix", Buffer.from(text.replaceAll("\r\n", "\n"))],
  ])("is read: %s", async (_, bytes) => {
    const { import: head, products } = await look(fileOf([new Uint8Array(bytes)]));
    expect(head).toMatchObject({ rows: 1, kinds: { new: 1, failed: 0 } });
    expect(products[0]?.changes.find(({ column }) => column === "name_bn")?.after).toBe("মধু");
  });

  test("is read: Windows-1252, of which the letters are kept", async () => {
    const bytes = Buffer.from(goodsCsv([{ ...honey, name_bn: "", name_en: "Café crème" }]), "latin1");
    const { products } = await look(fileOf([new Uint8Array(bytes)]));
    expect(products[0]).toMatchObject({ kind: "new", name: "Café crème" });
  });

  test("is read with the headings of either language, in any order, without those that it does not need", async () => {
    const text = "দাম (৳),PRODUCT NUMBER,weight\r\n৫৫," + String(shop.tea.id) + ",7\r\n";
    const { import: head, unknown_columns } = await look(fileOf([text]));
    expect(head.kinds).toMatchObject({ changed: 1 });
    expect(unknown_columns).toEqual(["weight"]);
  });
});

describe("a file that cannot be one of goods", () => {
  test.each([
    ["an empty one", "", "import_file_required"],
    ["a page of nothing", "\r\n\r\n", "import_columns_unknown"],
    ["a PDF", "%PDF-1.7 …", "import_file_format"],
    ["bytes that are no text", `name_en,price\r\n${"Honey,1\r\n".repeat(20)}\0`, "import_file_format"],
    ["words of another table", "city,area\r\nDhaka,Mirpur", "import_columns_unknown"],
    ["headings alone", "name_en,price", "import_rows_none"],
    ["a heading twice", "name_en,Name in English\r\na,b", "import_column_twice"],
    ["a quotation mark that is not closed", 'name_en,price\r\n"Honey,850', "import_file_broken"],
  ])("is refused: %s", async (_, text, code) => {
    const before = await tableContents(api.db);
    await expect(upload(fileOf([text]))).rejects.toEqual(onField("table", code));
    expect(await tableContents(api.db)).toEqual({ ...before, session: expect.any(String) });
  });

  test("is refused where customers would choose by 40 things", async () => {
    const headings = Array.from({ length: 40 }, (_, n) => `choice_${n + 1}_en,value_${n + 1}_en`).join();
    await expect(upload(fileOf([`name_en,price,stock,${headings}\r\nHoney,1,1`]))).rejects.toEqual(
      onField("table", "import_choices_many"),
    );
  });

  test("is refused before it fills the memory: a gigabyte by its length, and more rows than may be", async () => {
    const piece = new Uint8Array(business.importTableMaxBytes + 1).fill(0x61);
    await expect(upload(fileOf([piece]))).rejects.toEqual(onField("table", "import_file_large"));
    const many = `name_en,price\r\n${"Honey,1\r\n".repeat(business.importRowsMost + 1)}`;
    await expect(upload(fileOf([many]))).rejects.toEqual(onField("table", "import_rows_many"));
    const answer = await api.fetch(
      new Request(`http://localhost/api/v1/seller/goods_import/en/${shop.sellerKey}`, {
        method: "POST",
        headers: {
          ...staff.manager.headers,
          "content-type": "multipart/form-data; boundary=x",
          "content-length": String(1024 ** 3),
        },
        body: "--x--",
      }),
    );
    expect(answer.status).toBe(413);
  });
});

describe("a workbook", () => {
  const titles = ["name_en", "price", "stock", "pictures", "product_id", "value_1_en"];
  const book = async (...rows: unknown[][]) => {
    const cells = [titles, ...rows].map((row) =>
      row.map((value) => {
        if (value === null) return null;
        if (value instanceof Date) return { value, type: Date, format: "dd/mm/yyyy" };
        return typeof value === "number" ? { value, type: Number } : { value: String(value), type: String };
      }),
    );
    return new Uint8Array(await writeWorkbook(cells as never).toBuffer());
  };
  const asFile = (bytes: Uint8Array) => fileOf([new Uint8Array(bytes)], "goods.xlsx");

  test("has numbers that are written out, and dates and lost digits told where they were sizes", async () => {
    const bytes = await book(
      ["Honey", 850, 1.7e5, "rice-1", null, null],
      [1_712_345_678, 850, 3, "rice-1", null, null],
      ["Shirt", null, null, "rice-1", null, null],
      [null, 900, 2, null, null, new Date("2026-10-12")],
    );
    const { products } = await look(asFile(bytes));
    const stock = products
      .find(({ name }) => name === "Honey")
      ?.changes.find(({ column }) => column === "stock");
    expect(stock?.after).toBe("170000");
    expect(products.map(({ name }) => name)).toContain("1712345678");
    const wrong = products.flatMap(({ errors }) => errors);
    expect(wrong).toContainEqual(
      expect.objectContaining({ row: 5, column: "value_1_en", message: fields.cell_date }),
    );
  });

  test("has formulas by the values that were stored, and tells of those that were not", async () => {
    const bytes = withSheet(await book(["Honey", 850, 3, "rice-1", null, null]), (sheet) =>
      sheet
        .replace(/<c r="B2"[^>]*>.*?<\/c>/, '<c r="B2"><f>800+50</f><v>850</v></c>')
        .replace(/<c r="C2"[^>]*>.*?<\/c>/, '<c r="C2" t="e"><f>1/0</f><v>#DIV/0!</v></c>'),
    );
    const { products } = await look(asFile(bytes));
    expect(products[0]?.errors).toEqual([
      expect.objectContaining({ row: 2, column: "stock", message: fields.cell_error }),
    ]);
  });

  test("has merged cells told in each of their rows", async () => {
    const bytes = withSheet(
      await book(["Honey", 850, 3, "rice-1", null, null], ["Butter", null, 4, "rice-1", null, null]),
      (sheet) =>
        sheet.replace(
          "</sheetData>",
          '</sheetData><mergeCells count="1"><mergeCell ref="B2:B3"/></mergeCells>',
        ),
    );
    const { products } = await look(asFile(bytes));
    const merged = products
      .flatMap(({ errors }) => errors)
      .map(({ row, column, message }) => [row, column, message]);
    expect(merged).toEqual([
      [2, "price", fields.cell_merged],
      [3, "price", fields.cell_merged],
    ]);
  });

  test("whose cell is cut within a letter keeps no half of one", async () => {
    const long = { ...honey, description_en: `${"x".repeat(44_999)}😀` };
    const { products } = await look(fileOf([goodsCsv([long])]));
    expect(products).toHaveLength(1);
  });

  test("that unpacks to gigabytes, has a lonely cell far below or is none is refused", async () => {
    const bomb = zipSync({ "xl/workbook.xml": new Uint8Array(business.importSheetUnpackedMaxBytes + 1) });
    await expect(upload(asFile(bomb))).rejects.toEqual(onField("table", "import_file_large"));
    const lonely = withSheet(await book(["Honey", 850, 3, "rice-1", null, null]), (sheet) =>
      sheet.replace("</sheetData>", '<row r="1048576"><c r="A1048576"><v>1</v></c></row></sheetData>'),
    );
    await expect(upload(asFile(lonely))).rejects.toEqual(onField("table", "import_rows_many"));
    const other = zipSync({ "word/document.xml": strToU8("<w/>") });
    await expect(upload(asFile(other))).rejects.toEqual(onField("table", "import_file_format"));
    const cut = (await book(["Honey", 850, 3, "rice-1", null, null])).slice(0, 900);
    await expect(upload(asFile(cut))).rejects.toBeDefined();
  });
});

describe("a row", () => {
  test.each([
    [{ price: "0" }, "price", "price_invalid"],
    [{ price: "-5" }, "price", "price_invalid"],
    [{ price: "12.50" }, "price", "price_invalid"],
    [{ price: "12,50" }, "price", "price_invalid"],
    [{ price: "1000001" }, "price", "price_invalid"],
    [{ price: "much" }, "price", "price_invalid"],
    [{ price: "=1+1" }, "price", "price_invalid"],
    [{ price: "-" }, "price", "cell_not_cleared"],
    [{ price: "" }, "price", "price_required"],
    [{ old_price: "850" }, "old_price", "old_price_low"],
    [{ old_price: "10" }, "old_price", "old_price_low"],
    [{ stock: "" }, "stock", "stock_required"],
    [{ stock: "1.5" }, "stock", "stock_invalid"],
    [{ stock: "-1" }, "stock", "stock_invalid"],
    [{ stock: "1000001" }, "stock", "stock_invalid"],
    [{ name_en: "a".repeat(500) }, "name_en", "product_name_long"],
    [{ name_en: "👩‍👩‍👧‍👦".repeat(101) }, "name_en", "product_name_long"],
    [{ description_en: "ক".repeat(4001) }, "description_en", "description_long"],
    [{ name_en: "   ", name_bn: "\u200f\u202e " }, "name_bn", "product_name_required"],
    [{ pictures: "other.jpg" }, "pictures", "import_picture_unknown"],
    [{ pictures: "../../etc/passwd" }, "pictures", "import_picture_unknown"],
    [{ category: "Cars" }, "category", "import_category_unknown"],
    [{ category: "-" }, "category", "cell_not_cleared"],
    [{ ribbons: "Sale | Great" }, "ribbons", "import_ribbon_unknown"],
    [{ home_city_only: "perhaps" }, "home_city_only", "yes_no_unknown"],
    [{ status: "sold" }, "status", "status_unknown"],
    [{ slug: "Not A Slug" }, "slug", "slug_shape"],
    [{ product_id: "999999" }, "product_id", "product_unknown"],
    [{ product_id: "abc" }, "product_id", "product_unknown"],
  ] as const)("with %o is told at its cell", async (given, column, code) => {
    expect(await wrongIn({ ...honey, ...given })).toEqual([[column, fields[code]]]);
  });

  test.each([
    [{ price: "১,২৩৪" }, { price: "1234" }],
    [{ price: "৳ 1,00,000" }, { price: "100000" }],
    [{ price: "8.5E2" }, { price: "850" }],
    [{ stock: "১২" }, { stock: "12" }],
    [{ name_en: "  Honey \u200f of\tbees " }, { name_en: "Honey of bees" }],
    [{ name_en: "🍯".repeat(100) }, { name_en: "🍯".repeat(100) }],
    [{ name_en: "=1+1" }, { name_en: "=1+1" }],
    [{ name_en: "@cmd" }, { name_en: "@cmd" }],
    [{ name_en: "'=1+1" }, { name_en: "=1+1" }],
    [{ category: "পোশাক" }, { category: "Clothes" }],
    [{ ribbons: "ছাড়" }, { ribbons: "Sale" }],
  ] as const)("with %o is what somebody meant by it", async (given, meant) => {
    const { products } = await look(goodsFile([{ ...honey, ...given }]));
    const shown = Object.fromEntries(products[0]?.changes.map(({ column, after }) => [column, after]) ?? []);
    expect(products[0]?.errors).toEqual([]);
    expect(shown).toMatchObject(meant);
  });

  test("of variants is told where it belongs to nothing, stands twice, lacks a value or has another's number", async () => {
    const shirt = { product_id: String(shop.shirt.id) };
    const saree: GoodsRow = { name_en: "Saree", pictures: "rice-1", choice_1_en: "Colour" };
    const red: GoodsRow = { value_1_en: "Red", price: "500", stock: "2" };
    expect(await wrongIn({ ...red, name_en: "" })).toContainEqual([null, fields.variant_alone]);
    expect(await wrongIn(saree, red, red)).toEqual([[null, fields.variant_twice]]);
    expect(await wrongIn({ ...saree, choice_2_en: "Size" }, red)).toEqual([
      ["value_2_bn", fields.choice_value_required],
    ]);
    expect(await wrongIn({ ...shirt, combination_id: "999999", price: "5" })).toEqual([
      ["combination_id", fields.variant_unknown],
    ]);
    expect(await wrongIn({ ...shirt, price: "5" })).toEqual([["price", fields.variant_price]]);
    expect(await wrongIn({ ...shirt, choice_1_en: "Weight" })).toEqual([
      ["choice_1_en", fields.choices_fixed],
    ]);
    expect(await wrongIn({ product_id: String(shop.tea.id), value_1_en: "Red" })).toEqual([
      [null, fields.choices_fixed],
    ]);
    expect(await wrongIn(saree, { ...red, value_1_en: "10-Dec" })).toContainEqual([
      "value_1_en",
      fields.cell_date,
    ]);
    expect(await wrongIn(saree, { ...red, value_1_en: "1.7E+09" })).toContainEqual([
      "value_1_en",
      fields.cell_shortened,
    ]);
  });

  test("of a product that stands in the file already is not done, and another slug of one is told", async () => {
    const tea = { product_id: String(shop.tea.id) };
    expect(await wrongIn({ ...tea, price: "55" }, { slug: "tea", price: "56" })).toEqual([
      [null, fields.product_twice],
    ]);
    expect(await wrongIn({ ...tea, slug: "coffee" })).toEqual([["slug", fields.slug_fixed]]);
  });

  test("of another shop's product or variant is one of nothing, and so is its import", async () => {
    const other = await createTestShop(api.db);
    const theirs = await createStaffOf(api, other);
    expect(await wrongIn({ product_id: String(other.tea.id), price: "1" })).toEqual([
      ["product_id", fields.product_unknown],
    ]);
    const id_import = await upload(goodsFile([honey]));
    const them = theirs.owner.client.sellerGoodsImport;
    const there = { language, seller_key: other.sellerKey, id_import };
    const notFound = expect.objectContaining({ code: "goods_import_not_found" });
    await expect(them.goodsImport(there)).rejects.toEqual(notFound);
    await expect(them.applyGoodsImport({ ...there, takes_zeros: true, makes_doubles: true })).rejects.toEqual(
      notFound,
    );
    await expect(them.undoGoodsImport(there)).rejects.toEqual(notFound);
    await expect(them.goodsImportFailures({ ...there, format: "csv" })).rejects.toEqual(notFound);
    const packer = staff.packer.client.sellerGoodsImport;
    await expect(packer.goodsImports(inShop())).rejects.toEqual(
      expect.objectContaining({ code: "forbidden" }),
    );
  });
});

describe("a ZIP of photos", () => {
  const picture = (format: "png" | "jpeg" | "webp", side = 8) =>
    sharp({ create: { width: side, height: side, channels: 3, background: "#c00" } })
      .toFormat(format)
      .toBuffer();
  const zip = (files: Record<string, Uint8Array>) => fileOf([new Uint8Array(zipSync(files))], "photos.zip");

  test("is matched by names, and its photos are drawn when the product is made", async () => {
    const files = {
      "honey.PNG": await picture("png"),
      "মধু ২.jpg": await picture("jpeg"),
      "third.webp": await picture("webp"),
    };
    const row = { ...honey, pictures: "Honey.png | মধু ২ | third.webp" };
    const photos = zip(files);
    const id = await upload(goodsFile([row]), photos);
    const seen = await read(id);
    expect(seen.products[0]?.errors).toEqual([]);
    expect(api.files.size).toBe(0);
    const done = await apply(id);
    expect(done.import.outcomes).toMatchObject({ done: 1 });
    const made = await staff.manager.client.productDrafts.editProduct({
      ...inShop(),
      id_product: done.products[0]?.id_product ?? 0,
    });
    const keys = made.data.draft.content.pictures;
    expect(keys.length).toBe(3);
    expect(keys.every((key) => api.files.has(key))).toBe(true);
    const again = await read(await upload(goodsFile([row]), photos));
    expect(again.import.kinds).toMatchObject({ same: 1, new: 0 });
  });

  test("takes the place of the one that the same person looked at before and never did", async () => {
    const photos = async (side: number) => zip({ "honey.png": await picture("png", side) });
    const row = { ...honey, pictures: "honey.png" };
    const table = () => goodsFile([row]);
    const withBytes = async () => {
      const rows = await rowsOf<{ id: number }>(
        api.db,
        sql`select distinct goods_import_id as id from goods_import_picture
          where shop_id = ${shop.id} and bytes is not null order by 1`,
      );
      return rows.map(({ id }) => id);
    };
    const done = await upload(goodsFile([{ ...row, name_en: "Butter", name_bn: "" }]), await photos(200));
    await apply(done);
    const { data: ofOwner } = await staff.owner.client.sellerGoodsImport.uploadGoodsImport({
      ...inShop(),
      table: table(),
      pictures: await photos(100),
    });
    let last = 0;
    for (let side = 8; side < 28; side += 1) last = await upload(table(), await photos(side));
    expect(await withBytes()).toEqual([ofOwner.id_import, last]);
    expect((await read(last)).import).toMatchObject({ state: "previewed", kinds: { new: 1 } });
    expect((await read(done)).import.state).toBe("applied");
    const { data } = await calls().goodsImports(inShop());
    expect(data.imports.map(({ id_import }) => id_import)).toEqual([last, ofOwner.id_import, done]);
  });

  test("leaves what lies in folders or outside of them, what is no picture, and what is too large, and says so", async () => {
    const files = {
      "../../evil.png": await picture("png"),
      "folder/inner.png": await picture("png"),
      "__MACOSX/._a.png": new Uint8Array(8),
      "page.png": strToU8("<html>"),
      "drawing.svg": strToU8("<svg xmlns='http://www.w3.org/2000/svg'/>"),
      "large.jpg": new Uint8Array(business.pictureMaxBytes + 1),
      "good.png": await picture("png"),
    };
    const { left_pictures, products } = await look(
      goodsFile([{ ...honey, pictures: "evil.png" }]),
      zip(files),
    );
    const left = Object.fromEntries(left_pictures.map(({ name, message }) => [name, message]));
    expect(left).toEqual({
      "../../evil.png": fields.zip_in_folder,
      "folder/inner.png": fields.zip_in_folder,
      "page.png": fields.zip_no_picture,
      "drawing.svg": fields.zip_no_picture,
      "large.jpg": fields.zip_picture_large,
    });
    expect(products[0]?.errors[0]).toMatchObject({ message: fields.import_picture_unknown });
  });

  test("may call its files anything: what no page shows and no database holds is not kept of their names", async () => {
    const odd = (name: string) => ({ [name]: strToU8("<html>") });
    const files = {
      ...odd("nul\0.png"),
      ...odd("turned\u202egnp.exe"),
      ...odd(`${"😀".repeat(20)}${"x".repeat(75)}.png`),
    };
    const { import: head, left_pictures } = await look(
      fileOf([goodsCsv([honey])], "nul\0\u202evsc.csv"),
      zip(files),
    );
    expect(head.file_name).toBe("nulvsc.csv");
    expect(left_pictures.map(({ name }) => name)).toEqual([
      "nul.png",
      "turnedgnp.exe",
      `${"x".repeat(75)}.png`,
    ]);
  });

  test("that unpacks to more than may be, has too many files or is none is refused", async () => {
    const piece = new Uint8Array(2 * 1024 * 1024);
    const bomb = Object.fromEntries(Array.from({ length: 31 }, (_, n) => [`${n}.png`, piece]));
    await expect(upload(goodsFile([honey]), zip(bomb))).rejects.toEqual(
      onField("pictures", "import_zip_large"),
    );
    const many = Object.fromEntries(
      Array.from({ length: business.importPicturesMost + 1 }, (_, n) => [`${n}.png`, new Uint8Array(1)]),
    );
    await expect(upload(goodsFile([honey]), zip(many))).rejects.toEqual(
      onField("pictures", "import_zip_many"),
    );
    await expect(upload(goodsFile([honey]), fileOf(["no zip"], "photos.zip"))).rejects.toEqual(
      onField("pictures", "import_zip_format"),
    );
  });

  test("with a photo that is cut off has its product told, and the others done", async () => {
    const whole = await picture("png", 64);
    const files = { "cut.png": new Uint8Array(whole.subarray(0, whole.length - 30)), "good.png": whole };
    const rows = [
      { ...honey, pictures: "cut.png" },
      { ...honey, name_bn: "", name_en: "Butter", pictures: "good.png" },
    ];
    const done = await apply(await upload(goodsFile(rows), zip(files)));
    expect(done.import.outcomes).toMatchObject({ done: 1, failed: 1 });
    expect(done.products[0]?.errors).toEqual([
      expect.objectContaining({ column: "pictures", message: fields.import_picture_broken }),
    ]);
  });
});
