import { shopTable } from "@haat/api/features/shop/shop.table";
import {
  consoleOrigin,
  openStorefront,
  platformOrigin,
  shopOrigin,
  type TestStorefront,
} from "@haat/storefront/testing/open-storefront";
import type { Page, PlainBrowser } from "@haat/storefront/testing/plain-browser";
import { strings } from "@haat/i18n/strings";
import { contrast } from "@haat/ui/theme/oklch";
import { contrastFigures } from "@haat/ui/theme/contrast-targets";
import { statusColours } from "@haat/ui/theme/status-colours";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { people, signIn } from "../../../../testing/seller";
import { themeButtons, themeFormFields as fields, themeIntents } from "./theme.form";

let storefront: TestStorefront;
let owner: PlainBrowser;
let manager: PlainBrowser;
let place: string;
beforeAll(async () => {
  storefront = await openStorefront();
  [owner, manager] = [storefront.visit(consoleOrigin), storefront.visit(consoleOrigin)];
  place = `${(await signIn(owner, people.owner)).path.replace(/\?.*/, "")}/theme`;
  await signIn(manager, people.manager);
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const form = "[data-slot=console-form]";
const words = strings.en.themeStudio;
const errorsOf = (page: Page) =>
  page.root.querySelectorAll("[data-slot=field-error]").map(({ text }) => text);
const show = (page: Page, given: Record<string, string>, intent: string = themeIntents.show, who = owner) =>
  who.submit(page, form, { ...given, [themeButtons.intent]: intent });
const seedOf = (page: Page) => page.root.querySelector(`[name=${fields.seed}]`)?.getAttribute("value");
const framesOf = (page: Page) =>
  page.root
    .querySelectorAll("[data-slot=page-preview] iframe")
    .map((frame) => frame.getAttribute("src") ?? "");
/** The value that a page's theme gives a custom property, in light. */
const valueIn = (page: Page, name: string) =>
  new RegExp(`--${name}:([^;}]+)`).exec(
    page.root
      .querySelectorAll("style")
      .map(({ text }) => text)
      .join(),
  )?.[1];
const shop = (path = "/en") => storefront.visit(shopOrigin("kacha-bazar")).open(path);
/** The shop's own page, as soon as this process has heard of the change. */
const shopWears = (accent: string) => expect.poll(async () => valueIn(await shop(), "accent")).toBe(accent);

describe("the theme studio", () => {
  it("leads from choices to a draft on the shop's real pages, to the shop, and back", async () => {
    const before = valueIn(await shop(), "accent") ?? "";
    const more = await owner.open(place.replace("theme", "more"));
    expect(more.root.querySelectorAll("a").map((link) => link.getAttribute("href"))).toContain(place);
    const shown = await show(await owner.open(place), { [fields.seed]: "#ffff00", [fields.radius]: "16" });
    expect([shown.path, shown.status]).toEqual([place, 200]);
    expect(shown.text).toContain(words.guard);
    const [phone = "", desk = ""] = framesOf(shown);
    expect([phone === desk, new URL(phone).origin]).toEqual([true, platformOrigin]);
    const preview = await storefront.visit().open(phone);
    expect([preview.status, valueIn(preview, "radius")]).toEqual([200, "16px"]);
    expect(contrast(valueIn(preview, "accent") ?? "", valueIn(preview, "on-accent") ?? "")).toBeGreaterThan(
      4.5,
    );
    // Shoppers have what they had.
    expect(valueIn(await shop(), "accent")).toBe(before);
    const drafted = await owner.open(place);
    const publishing = drafted.root.querySelectorAll(`button[value=${themeIntents.publish}][form=choices]`);
    // The second one below the pages that show the draft.
    expect(publishing.map((each) => each.closest("section")?.id)).toEqual([undefined, "preview"]);
    const published = await show(drafted, {}, themeIntents.publish);
    expect(published.root.querySelectorAll(`button[value=${themeIntents.publish}]`)).toHaveLength(1);
    expect(published.text).toContain(words.told.published);
    await shopWears(valueIn(preview, "accent") ?? "");
    expect(published.root.querySelectorAll("[data-slot=theme-restore]")).toHaveLength(1);
    const restored = await owner.submit(published, "[data-slot=theme-restore]", {}, "button");
    expect(restored.text).toContain(words.told.restored);
    await shopWears(before);
    expect((await owner.open(place.replace("theme", "audit"))).text).toContain(
      strings.en.audit.actions.theme_restore,
    );
  });

  it("shows the preview to the console alone in a frame, lets nobody keep or list it, and sells nothing in it", async () => {
    const page = await show(await owner.open(`${place}?scheme=dark`), { [fields.seed]: "#c2185b" });
    const [src = ""] = framesOf(page);
    const visitor = storefront.visit();
    for (const path of ["", "/all-products/all", "/cart"]) {
      const preview = await visitor.open(`${src}${path}`);
      const { headers, root } = preview;
      expect([path, preview.status]).toEqual([path, 200]);
      expect(headers.get("content-security-policy")).toContain(`frame-ancestors ${consoleOrigin};`);
      expect(headers.get("cache-control")).toBe("private, no-store");
      expect(headers.get("x-robots-tag")).toContain("noindex");
      expect(root.querySelector("html")?.getAttribute("data-color-scheme")).toBe("dark");
      expect(root.querySelector("[data-slot=buy-box]")).toBeNull();
      expect(root.querySelector("[data-slot=shop-notice]")?.text).toContain("Nothing can be bought here");
    }
    // Not the shop itself, which everybody sees, nor another page of the platform.
    for (const open of [
      `${platformOrigin}/en/kacha-bazar`,
      `${shopOrigin("kacha-bazar")}/en`,
      `${platformOrigin}/en`,
    ])
      expect((await visitor.open(open)).headers.get("content-security-policy")).toContain(
        "frame-ancestors 'none'",
      );
    expect(page.headers.get("content-security-policy")).toContain(`frame-src 'self' ${platformOrigin};`);
    expect(page.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    const forged = await visitor.open(src.replace(/.$/, (last) => (last === "0" ? "1" : "0")));
    expect(forged.status).toBe(420);
    expect(forged.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  });

  it("never lets a visitor see the draft, also where both look again and again at the same path", async () => {
    const page = await show(await owner.open(place), {
      [fields.seed]: "#0b5394",
      [fields.ribbonSeed]: "#0b5394",
    });
    const [src = ""] = framesOf(page);
    const shown = valueIn(await storefront.visit().open(src), "accent");
    for (let look = 0; look < 3; look += 1) {
      expect(valueIn(await storefront.visit().open(src), "accent")).toBe(shown);
      expect(valueIn(await shop(), "accent")).not.toBe(shown);
      expect(valueIn(await storefront.visit().open("/en/kacha-bazar"), "accent")).not.toBe(shown);
    }
    expect(page.root.querySelector("[data-slot=theme-discard]")).not.toBeNull();
  });

  it("refuses what is no colour beside the field in the page's language, with what was typed", async () => {
    for (const [language, path] of [
      ["bn", place.replace(/^\/en/, "")],
      ["en", place],
    ] as const)
      for (const typed of ["red", "#12345", "\u202e#ffffff", "ক".repeat(500)]) {
        const refused = await show(await owner.open(path), { [fields.seed]: typed });
        expect(refused.status).toBe(422);
        expect(refused.text).toContain(strings[language].api.fields.colour_shape);
        const field = refused.root.querySelector(`[name=${fields.seed}]`);
        expect([field?.getAttribute("type"), field?.getAttribute("value")]).toEqual(["text", typed]);
      }
  });

  it("lets one of two people save; the other reads beside each choice what was saved, and may save after", async () => {
    const [one, two] = [await owner.open(place), await manager.open(place)];
    await show(one, { [fields.seed]: "#112233", [fields.density]: "roomy" });
    const typed = { [fields.seed]: "#445566", [fields.density]: "compact" };
    const late = await show(two, typed, themeIntents.show, manager);
    expect([late.status, late.text.includes(words.conflict)]).toEqual([409, true]);
    expect(errorsOf(late)).toContain("Saved meanwhile: #112233");
    expect(errorsOf(late)).toContain(
      `Saved meanwhile: ${strings.en.components.themeStudio.values.density.roomy}`,
    );
    expect(seedOf(late)).toBe("#445566");
    // What was saved of a choice that stands behind a word is in sight.
    const foldOf = (page: Page) => page.root.querySelector("[data-slot=folded-fields]");
    expect([foldOf(two), foldOf(late)].map((fold) => fold?.hasAttribute("open"))).toEqual([false, true]);
    const saved = await show(late, {}, themeIntents.show, manager);
    expect([saved.path, seedOf(saved)]).toEqual([place, "#445566"]);
  });

  it("begins anew from a ready look, and throws the draft away", async () => {
    const before = await owner.open(place);
    const begun = await owner.submit(before, "[data-slot=theme-look]", {}, "button[value=fashion]");
    expect(seedOf(begun)).toBe("#2b2320");
    // As the page was before.
    const late = await owner.submit(before, "[data-slot=theme-discard]");
    expect(late.text).toContain(words.movedOn);
    const gone = await owner.submit(late, "[data-slot=theme-discard]");
    expect([gone.text.includes(words.told.discarded), gone.text.includes(words.none)]).toEqual([true, true]);
  });

  it("is not a packer's", async () => {
    const packer = storefront.visit(consoleOrigin);
    await signIn(packer, people.packer);
    expect((await packer.open(place)).status).toBe(403);
  });
});

describe("a theme that is stored already", () => {
  it.each([
    { seed: 7, surface: "golden", radius: [], density: "huge" },
    { version: 1, seed: "#ffffff", ribbonSeed: "#ffffff", surface: "bold" },
    { version: 1, seed: "#777777", ribbonSeed: "x;}</style><script>", headingFont: "</style>" },
    {},
  ])("is guarded when it is read, so that its pages can be: case %#", async (theme) => {
    const [stored] = await storefront.database
      .update(shopTable)
      .set({ theme: theme as never })
      .where(eq(shopTable.slug, "boi-para"))
      .returning({ id: shopTable.id });
    storefront.tellChange(stored?.id ?? 0);
    const page = await storefront.visit(shopOrigin("boi-para")).open("/en");
    const css = page.root
      .querySelectorAll("head style")
      .map(({ text }) => text)
      .join();
    const [light = "", dark = ""] = [/:root\{([^}]*)\}/, /data-color-scheme=dark\]\{([^}]*)\}/].map(
      (part) => part.exec(css)?.[1],
    );
    for (const [scheme, text] of [
      ["light", light],
      ["dark", dark],
    ] as const) {
      const shown = Object.fromEntries(
        text.split(";").map((each): [string, string] => {
          const [, name = "", value = ""] = /^--([^:]+):(.*)$/.exec(each) ?? [];
          return [name, value];
        }),
      );
      const colours = { ...statusColours[scheme], ...shown } as Parameters<typeof contrastFigures>[0];
      for (const { front, ground, target, reached } of contrastFigures(colours))
        expect([scheme, front, ground, reached >= target]).toEqual([scheme, front, ground, true]);
    }
  });
});
