import { contrastFigures } from "@haat/ui/theme/contrast-targets";
import { createTheme } from "@haat/ui/theme/create-theme";
import { statusColours } from "@haat/ui/theme/status-colours";
import { previewPrefix } from "@haat/contract/shared/reserved-labels";
import { and, eq, like } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../../testing/test-api";
import { createStaffOf, type TestAccount } from "../../testing/test-people";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { auditEventTable } from "../audit/audit.table";
import { draftPreviewKey } from "../shop/draft-preview";
import { businessCategoryTable, shopTable } from "../shop/shop.table";
import { shopThemeDraftTable, shopThemeVersionTable } from "./shop-theme.table";

let api: TestApi;
let shop: TestShop;
let staff: Record<"owner" | "manager" | "packer", TestAccount>;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  shop = await createTestShop(api.db);
  staff = await createStaffOf(api, shop);
});

const language = "en" as const;
const calm = {
  seed: "#00736d",
  ribbon_seed: "#00736d",
  surface: "clean",
  radius: 8,
  density: "normal",
  heading_font: "sans",
  card_ratio: "1:1",
  card_style: "plain",
  header_layout: "compact",
  home_layout: "shelves",
  dark_mode: "follow",
} as const;

const inShop = () => ({ language, seller_key: shop.sellerKey });
const calls = (person = staff.owner) => person.client.sellerTheme;
const looksOf = async (person = staff.owner) => (await calls(person).theme(inShop())).data.looks;
async function save(given: Partial<Record<keyof typeof calm, unknown>>, person = staff.owner) {
  const { version } = await looksOf(person);
  const asked = { ...inShop(), ...calm, ...given, version };
  return (await calls(person).saveThemeDraft(asked as never)).data.looks;
}
async function publish(given: Partial<Record<keyof typeof calm, unknown>>) {
  const { version } = await save(given);
  return (await calls().publishTheme({ ...inShop(), version })).data.looks;
}
/** What shoppers get, once this process has heard of the change. */
async function worn(shop_name = shop.slug) {
  api.forget();
  const { data } = await api.createClient().store.sellerInfoByShop({ language, shop_name });
  return data.seller[0];
}
const trail = () =>
  api.db
    .select()
    .from(auditEventTable)
    .where(and(eq(auditEventTable.shopId, shop.id), like(auditEventTable.action, "theme_%")))
    .orderBy(auditEventTable.id);
const keyOf = (path: string) => path.slice(`/en/${previewPrefix}`.length);
const nameOf = (path: string) => path.slice("/en/".length);
const refused = (code: string) => expect.objectContaining({ code });

describe("the draft of a theme", () => {
  test("is no shopper's until it is published, and then it is everybody's; each step is written down once", async () => {
    const before = (await worn())?.theme;
    const drafted = await save({ seed: "#c2185b", radius: 16 });
    expect(drafted.draft).toMatchObject({
      theme: { seed: "#c2185b", radius: 16 },
      saved_by: expect.stringMatching(/\S+ \S+/),
      saved_at: api.clock.now().toISOString(),
    });
    expect((await worn())?.theme).toEqual(before);
    const { version } = drafted;
    const published = (await calls().publishTheme({ ...inShop(), version })).data.looks;
    expect(published).toMatchObject({ draft: null, published: { seed: "#c2185b" } });
    expect((await worn())?.theme).toMatchObject({ seed: "#c2185b", radius: 16 });
    // Sent twice by mistake.
    await calls().publishTheme({ ...inShop(), version });
    expect((await trail()).map(({ action, customerId }) => [action, customerId])).toEqual([
      ["theme_draft", staff.owner.id],
      ["theme_publish", staff.owner.id],
    ]);
    expect((await looksOf()).versions[0]).toMatchObject({
      is_published: true,
      theme: { seed: "#c2185b" },
      published_by: expect.stringMatching(/\S+ \S+/),
    });
  });

  test("is none where it is like what is published, and the same again is no change", async () => {
    const first = await save({ seed: "#123456" });
    const again = await calls().saveThemeDraft({ ...inShop(), ...calm, seed: "#123456", version: 0 });
    expect(again.data.looks.version).toBe(first.version);
    const { version } = await publish({ seed: "#123456" });
    const changed = (await calls().saveThemeDraft({ ...inShop(), ...calm, version })).data.looks;
    expect(changed.draft).not.toBeNull();
    expect((await save({ seed: "#123456" })).draft).toBeNull();
  });

  test("is thrown away, once, and nothing is published", async () => {
    const { version } = await save({ seed: "#123456" });
    const { looks } = (await calls().discardThemeDraft({ ...inShop(), version })).data;
    expect(looks.draft).toBeNull();
    await calls().discardThemeDraft({ ...inShop(), version });
    expect((await trail()).map(({ action }) => action)).toEqual(["theme_draft", "theme_discard"]);
    expect((await calls().publishTheme({ ...inShop(), version })).data.looks.versions).toHaveLength(1);
  });

  test("is changed by one of two people who read the same, and published by nobody who has not read it", async () => {
    const { version } = await looksOf(staff.manager);
    const change = (person: TestAccount, seed: string) =>
      calls(person).saveThemeDraft({ ...inShop(), ...calm, seed, version });
    const both = await Promise.allSettled([change(staff.owner, "#aa0000"), change(staff.manager, "#0000aa")]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const [lost] = both.filter((each) => each.status === "rejected");
    expect(lost?.reason).toMatchObject({ code: "review_conflict", status: 409 });
    const stale = { ...inShop(), version };
    await expect(calls().publishTheme(stale)).rejects.toEqual(refused("review_conflict"));
    await expect(calls().discardThemeDraft(stale)).rejects.toEqual(refused("review_conflict"));
    await expect(calls().restoreTheme({ ...stale, number: 99 })).rejects.toEqual(refused("not_found"));
    const tooLarge = { ...stale, number: 2_147_483_648 };
    await expect(calls().restoreTheme(tooLarge)).rejects.toMatchObject({ code: "invalid_input" });
  });

  test.each([
    ["seed", "red", "colour_shape"],
    ["seed", "", "colour_shape"],
    ["seed", "#12345", "colour_shape"],
    ["seed", "url(https://evil)", "colour_shape"],
    ["seed", "\u202e#123456", "colour_shape"],
    ["ribbon_seed", "#".padEnd(500, "ক"), "colour_shape"],
    ["surface", "golden", "invalid"],
    ["radius", 7, "invalid"],
    ["home_layout", "attic", "invalid"],
    ["heading_font", "x;}</style><script>", "invalid"],
  ] as const)("is refused %s as %j, and nothing changes", async (field, value, code) => {
    await expect(save({ [field]: value })).rejects.toMatchObject({
      code: "invalid_input",
      data: { errors: [{ field, code }] },
    });
    expect((await looksOf()).draft).toBeNull();
  });

  test("is owners' and managers', of their own shop alone", async () => {
    await save({ seed: "#123456" }, staff.manager);
    await expect(looksOf(staff.packer)).rejects.toEqual(refused("forbidden"));
    const other = await createStaffOf(api, await createTestShop(api.db));
    await expect(looksOf(other.owner)).rejects.toEqual(refused("shop_not_found"));
    await expect(save({}, other.owner)).rejects.toEqual(refused("shop_not_found"));
  });
});

describe("the layout of the first page", () => {
  const trades = [
    ["grocery", "shelves"],
    ["fashion", "showcase"],
    ["electronics", "catalogue"],
    ["books", "bookshelf"],
    ["sweets-bakery", "occasions"],
    ["of-the-platform", "shelves"],
  ] as const;

  test("is that of the shop's trade until it chooses one, and is published like colours", async () => {
    for (const [at, [trade, layout]] of trades.entries()) {
      const picture = `platform/business-categories/${trade}`;
      const [category] = await api.db
        .insert(businessCategoryTable)
        .values({ id: 900 + at, nameBn: trade, nameEn: trade, picture })
        .returning();
      await api.db
        .update(shopTable)
        .set({ businessCategoryId: category?.id ?? 0 })
        .where(eq(shopTable.id, shop.id));
      expect((await looksOf()).published.homeLayout).toBe(layout);
    }
    const draft = await save({ home_layout: "showcase" });
    expect(draft).toMatchObject({
      draft: { theme: { homeLayout: "showcase" } },
      published: { homeLayout: "shelves" },
    });
    expect((await worn(nameOf(draft.preview.light)))?.theme.homeLayout).toBe("showcase");
    expect((await publish({ home_layout: "showcase" })).published.homeLayout).toBe("showcase");
  });

  test("is one of those that there are, says the database", async () => {
    const theme = { version: 1, seed: "#123456", homeLayout: "attic" } as never;
    const { id: shopId } = shop;
    const writes = [
      api.db.update(shopTable).set({ theme }).where(eq(shopTable.id, shopId)),
      api.db.insert(shopThemeVersionTable).values({ shopId, number: 99, theme, publishedAt: new Date() }),
      api.db
        .insert(shopThemeDraftTable)
        .values({ shopId, theme, savedBy: staff.owner.id, savedAt: new Date() }),
    ];
    for (const write of await Promise.allSettled(writes))
      expect(write).toMatchObject({
        reason: { cause: { message: expect.stringMatching(/layout_known/) } },
      });
  });
});

describe("the guard", () => {
  test("tells what it corrects in the draft, light and dark, and nothing of colours that can be read", async () => {
    const { corrections } = await save({ seed: "#ffff00", ribbon_seed: "#808080" });
    const buttons = corrections.find(({ scheme, part }) => scheme === "light" && part === "links");
    expect(buttons).toMatchObject({ asked: "#ffff00", shown: expect.stringMatching(/^#[0-9a-f]{6}$/) });
    expect(new Set(corrections.map(({ scheme }) => scheme))).toEqual(new Set(["light", "dark"]));
    expect(corrections.some(({ asked, shown }) => asked === shown)).toBe(false);
    const lightOnly = await save({ seed: "#ffff00", dark_mode: "never" });
    expect(lightOnly.corrections.every(({ scheme }) => scheme === "light")).toBe(true);
    const quiet = await save({ dark_mode: "never" });
    expect(quiet.corrections).toEqual([]);
  });

  const pairs = [
    "#000000",
    "#ffffff",
    "#808080",
    "#ffff00",
    "#00ff00",
    "#0000ff",
    "#f57224",
    "#7f7f7f",
    "#fefefe",
  ].flatMap((seed, at, all) => [{ seed, ribbon_seed: all[all.length - 1 - at] }]);
  test("lets every published theme be read, whatever its colours are", async () => {
    for (const [at, pair] of pairs.entries()) {
      const surface = (["clean", "tinted", "bold"] as const)[at % 3];
      await publish({ ...pair, surface });
      const { properties } = createTheme((await worn())?.theme);
      for (const scheme of ["light", "dark"] as const)
        for (const figure of contrastFigures({ ...properties[scheme], ...statusColours[scheme] }))
          expect([pair, scheme, figure.reached >= figure.target, figure]).toMatchObject([
            {},
            scheme,
            true,
            {},
          ]);
    }
  });

  test("keeps the versions of a shop whose stored theme is no theme, and lets it be made anew", async () => {
    await api.db
      .update(shopTable)
      .set({ theme: { seed: 7, surface: "golden", radius: [] } as never })
      .where(eq(shopTable.id, shop.id));
    expect((await looksOf()).versions).toHaveLength(2);
    expect((await publish({ seed: "#123456" })).published).toMatchObject({ seed: "#123456" });
  });
});

describe("the versions of a theme", () => {
  test("are gone back to, which makes a new one, and the draft stays", async () => {
    await publish({ seed: "#aa0000" });
    await publish({ seed: "#00aa00" });
    const { versions, version } = await save({ seed: "#0000aa" });
    const red = versions.find(({ theme }) => theme.seed === "#aa0000")?.number ?? 0;
    const asked = { ...inShop(), number: red, version };
    const { looks } = (await calls().restoreTheme(asked)).data;
    expect((await worn())?.theme.seed).toBe("#aa0000");
    expect(looks).toMatchObject({ draft: { theme: { seed: "#0000aa" } } });
    expect(looks.versions[0]).toMatchObject({ number: red + 2, theme: { seed: "#aa0000" } });
    // Once more by mistake.
    expect((await calls().restoreTheme(asked)).data.looks.versions).toHaveLength(looks.versions.length);
    expect((await trail()).at(-1)).toMatchObject({ action: "theme_restore", subject: String(red) });
  });

  test("are the published one and ten before it", async () => {
    for (let at = 0; at < 13; at += 1) await publish({ seed: `#0000${String(at + 10)}` });
    const { versions } = await looksOf();
    expect(versions.map(({ number }) => number)).toEqual(Array.from({ length: 11 }, (_, at) => 14 - at));
    expect(versions.filter(({ is_published }) => is_published)).toHaveLength(1);
  });

  test("are kept whoever changes the theme, also while the shop is opened", async () => {
    const { sellerOpening } = staff.owner.client;
    await sellerOpening.saveColours({ ...inShop(), look: "fashion" });
    expect((await looksOf()).versions).toMatchObject([{ number: 2, theme: { radius: 0 } }, { number: 1 }]);
  });
});

describe("the preview of a draft", () => {
  test("shows it to who holds its key, in one scheme, and sells nothing; nobody else sees it", async () => {
    const { preview } = await save({ seed: "#c2185b" });
    for (const scheme of ["light", "dark"] as const) {
      const seen = await worn(nameOf(preview[scheme]));
      expect(seen).toMatchObject({
        theme: { seed: "#c2185b" },
        seller_key: keyOf(preview[scheme]),
        standing: { is_selling: false, is_preview: true, preview_scheme: scheme },
      });
    }
    expect((await worn())?.standing).toMatchObject({ is_preview: false, preview_scheme: null });
    expect((await worn())?.theme.seed).not.toBe("#c2185b");
  });

  test("ends within the hour, and cannot be made longer, another shop's, or by guessing", async () => {
    const { preview } = await looksOf();
    const open = (name: string) =>
      worn(name).then(
        () => "open",
        (error: { code: string }) => error.code,
      );
    const name = nameOf(preview.light);
    expect(await open(name)).toBe("open");
    const key = keyOf(preview.light);
    const other = await createTestShop(api.db);
    const { key: others } = draftPreviewKey(
      { secrets: ["another-secret"] },
      { shopId: other.id, scheme: "light", draftId: null },
      api.clock.now(),
    );
    const changed = [
      key.replace(/^dtl/, "dtd"),
      `${key.slice(0, 3)}zzzzz${key.slice(8)}`,
      key.replace(shop.id.toString(36), other.id.toString(36)),
      others,
      `${key.slice(0, -1)}${key.endsWith("0") ? "1" : "0"}`,
      "dtl",
    ];
    for (const each of changed)
      expect([each, await open(`${previewPrefix}${each}`)]).toEqual([each, "store_not_found"]);
    const left = Date.parse(preview.until) - api.clock.now().getTime();
    expect(left).toBeGreaterThan(29 * 60_000);
    expect(left).toBeLessThanOrEqual(60 * 60_000);
    api.clock.advance(left / 1000);
    expect(await open(name)).toBe("store_not_found");
  });

  test("opens no shop that the platform closed", async () => {
    const { preview } = await looksOf();
    await api.db.update(shopTable).set({ status: "suspended" }).where(eq(shopTable.id, shop.id));
    await expect(worn(nameOf(preview.light))).rejects.toEqual(refused("store_not_found"));
  });
});
