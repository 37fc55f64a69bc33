import { consoleOrigin, openStorefront, type TestStorefront } from "@haat/storefront/testing/open-storefront";
import type { Filled, Page, PlainBrowser } from "@haat/storefront/testing/plain-browser";
import { strings } from "@haat/i18n/strings";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { people, signIn } from "../../../../testing/seller";

let storefront: TestStorefront;
let browser: PlainBrowser;
let guides: string;
beforeAll(async () => {
  storefront = await openStorefront();
  browser = storefront.visit(consoleOrigin);
  const { path } = await signIn(browser, people.manager);
  guides = `${path}/goods/size-guides`;
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const form = "[data-slot=console-form]";
const words = strings.en.sizeGuides;
const { fields } = strings.en.api;
const aprons: Filled = {
  name_en: "Aprons",
  name_bn: "এপ্রন",
  how_en: "Laid flat",
  cell_0_0: "৩৮",
  cell_0_1: "27.5",
  cell_1_0: "40-42",
};
const rows = (page: Page) => page.root.querySelectorAll("[data-slot=row-list] > li");
const newGuide = () => browser.open(`${guides}/new`);
const press = (page: Page, given: Filled, intent = "save") =>
  browser.submit(page, form, given, `[value="${intent}"]`);
const valueOf = (page: Page, name: string) =>
  page.root.querySelector(`[name=${name}]`)?.getAttribute("value");
async function guideNamed(name: string): Promise<Page> {
  const row = rows(await browser.open(guides)).find((each) => each.text.includes(name));
  return browser.open(row?.querySelector("a")?.getAttribute("href") ?? "");
}

describe("the size guides of a shop", () => {
  it("get rows and columns, and lose them, with all that was typed in the others", async () => {
    let page = await press(await newGuide(), aprons, "add_column");
    expect([page.status, valueOf(page, "name_en"), valueOf(page, "cell_1_0")]).toEqual([
      200,
      "Aprons",
      "40-42",
    ]);
    page = await press(page, { column_2_name_en: "Strap", cell_0_2: "9" }, "remove_column:0");
    expect(
      ["column_0_name_en", "column_1_name_en", "cell_0_0", "cell_0_1"].map((name) => valueOf(page, name)),
    ).toEqual(["Length", "Strap", "27.5", "9"]);
    page = await press(page, { size_3: "XXL" }, "add_row");
    expect(valueOf(page, "size_4")).toBe("");
    page = await press(page, {}, "remove_row:0");
    expect(["size_0", "size_2", "size_3", "size_4"].map((name) => valueOf(page, name))).toEqual([
      "M",
      "XXL",
      "",
      undefined,
    ]);
    expect(rows(await browser.open(guides))).toHaveLength(0);
  });

  it("are added once, and say how large they are and where they are shown", async () => {
    const page = await newGuide();
    const added = await press(page, aprons);
    expect([added.path, added.text.includes(words.told.created)]).toEqual([guides, true]);
    await press(page, aprons);
    const listed = rows(await browser.open(guides));
    expect(listed.map(({ text }) => text)).toEqual([
      expect.stringContaining("4 sizes: Chest, Length") as string,
    ]);
    expect(listed[0]?.text).toContain("0 products show it");
    expect(valueOf(await guideNamed("Aprons"), "cell_0_0")).toBe("38");
  });

  it("keep what was typed beside what is wrong with it", async () => {
    const refused = await press(await newGuide(), {
      how_en: "kept words",
      column_0_name_en: "",
      column_0_name_bn: "",
      size_1: "",
      cell_0_0: "wide",
      cell_1_1: "28",
    });
    expect(refused.status).toBe(422);
    for (const sentence of [
      fields.size_guide_name_required,
      fields.size_column_name_required,
      fields.size_name_required,
      fields.size_length_invalid,
    ])
      expect(refused.text).toContain(sentence);
    expect([valueOf(refused, "cell_0_0"), valueOf(refused, "cell_1_1")]).toEqual(["wide", "28"]);
    expect(refused.root.querySelector("[name=how_en]")?.text).toContain("kept words");
    const cell = refused.root.querySelector("[name=cell_0_0]");
    expect(refused.root.querySelector(`#${cell?.getAttribute("aria-describedby")}`)?.text).toContain(
      fields.size_length_invalid,
    );
    const nothing = await press(
      await newGuide(),
      Object.fromEntries(
        ["size_0", "size_1", "size_2", "size_3", "name_en"].map((name) => [
          name,
          name === "name_en" ? "X" : "",
        ]),
      ),
    );
    expect(nothing.text).toContain(fields.size_rows_count);
  });

  it("are changed as they were read: a change since then has them read again", async () => {
    const [page, late] = [await guideNamed("Aprons"), await guideNamed("Aprons")];
    const changed = await press(page, { name_en: "Long aprons" });
    expect(changed.text).toContain(words.told.changed);
    const refused = await press(late, { name_en: "Other" });
    expect([refused.path, refused.text.includes(strings.en.api.errors.review_conflict)]).toEqual([
      page.path,
      true,
    ]);
  });

  it("are chosen in a product's form", async () => {
    const goods = guides.replace(/\/size-guides$/, "");
    const draft = await browser.submit(await browser.open(goods), "form[action$='/goods/new']");
    const choice = draft.root.querySelector("select[name=id_size_guide]");
    expect(choice?.querySelectorAll("option").map(({ text }) => text)).toEqual([
      words.draft.none,
      "Long aprons",
    ]);
    const guide = choice?.querySelectorAll("option")[1]?.getAttribute("value") ?? "";
    const kept = await browser.submit(draft, form, { id_size_guide: guide }, "[value=save]");
    const isChosen = (page: Page) =>
      page.root.querySelector("select[name=id_size_guide] option[selected]")?.getAttribute("value");
    expect(isChosen(kept)).toBe(guide);
    expect(isChosen(await browser.submit(kept, form, { id_size_guide: "0" }, "[value=save]"))).toBe("0");
  });

  it("are removed after a question", async () => {
    const { path } = await guideNamed("Long aprons");
    const question = await browser.open(`${path}/remove`);
    expect(question.text).toContain(words.removal.unused);
    const no = question.root
      .querySelectorAll("main [data-slot=link-button]")
      .find((link) => link.text.includes(strings.en.consoleShell.leave));
    expect(no?.getAttribute("href")).toBe(path);
    const removed = await browser.submit(question, form);
    expect([removed.path, removed.text.includes(words.told.removed)]).toEqual([guides, true]);
    expect((await browser.open(path)).status).toBe(404);
  });

  it("are read in Bengali with Bengali digits, and are no page of another number", async () => {
    const page = await browser.open(`${guides.replace(/^\/en/, "")}/new`);
    expect(page.text).toContain(strings.bn.sizeGuides.sizesHint);
    expect(page.root.querySelector("main")?.text.replace(/\s/g, "")).not.toMatch(/\d/);
    for (const path of ["999999", "x", "999999/remove"])
      expect([path, (await browser.open(`${guides}/${path}`)).status]).toEqual([path, 404]);
  });
});
