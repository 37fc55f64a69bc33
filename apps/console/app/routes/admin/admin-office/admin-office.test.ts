import {
  consoleOrigin,
  openStorefront,
  shopOrigin,
  type TestStorefront,
} from "@haat/storefront/testing/open-storefront";
import type { Page, PlainBrowser } from "@haat/storefront/testing/plain-browser";
import { helpPhone } from "@haat/i18n/brand";
import { strings } from "@haat/i18n/strings";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { people, signIn } from "../../../../testing/seller";
import { officeFields } from "./admin-office.form";

let storefront: TestStorefront;
let admin: PlainBrowser;
beforeAll(async () => {
  storefront = await openStorefront();
  admin = storefront.visit(consoleOrigin);
  await signIn(admin, people.admin);
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const form = "[data-slot=console-form]";
const address = "/en/admin/settings/office";
const office = () => admin.open(address);
const value = (page: Page, name: string) => page.root.querySelector(`[name=${name}]`)?.getAttribute("value");

/** Pages of every frame, and those that stand without one. */
const everywhere: [origin: string | undefined, path: string][] = [
  [undefined, "/"],
  [undefined, "/contact"],
  [undefined, "/faq"],
  [undefined, "/help-and-support"],
  [undefined, "/offline"],
  [undefined, "/no/such/page"],
  [undefined, "/kacha-bazar"],
  [shopOrigin("kacha-bazar"), "/"],
  [shopOrigin("kacha-bazar"), "/offline"],
  [consoleOrigin, "/login"],
  [consoleOrigin, "/offline"],
  [consoleOrigin, "/no/such/page"],
];
const inEnglish = (path: string) => (path === "/" ? "/en" : `/en${path}`);

/** The pages that can be called from, each with the numbers that it has. */
async function numbersOn(paths: typeof everywhere): Promise<string[]> {
  const found: string[] = [];
  for (const [origin, path] of paths)
    for (const asked of [path, inEnglish(path)]) {
      const page = await storefront.visit(origin).open(asked);
      const calls = page.root.querySelectorAll("a[href^='tel:']").map((link) => link.getAttribute("href"));
      found.push(`${origin ?? ""}${asked} ${[...new Set(calls)].join(" ")}`);
    }
  return found;
}

const all = (phone: string) =>
  everywhere.flatMap(([origin, path]) =>
    [path, inEnglish(path)].map((asked) => `${origin ?? ""}${asked} tel:${phone}`),
  );

describe("the platform's help phone and office", () => {
  it("stand on every page as soon as they are saved, in both languages, in processes that go on", async () => {
    expect(await numbersOn(everywhere)).toEqual(all(helpPhone));
    const page = await admin.open("/en/admin/settings");
    const link = page.root.querySelector("[data-slot=row-list] a");
    const given = {
      [officeFields.phone]: "১৬২৬৩",
      [officeFields.hoursBn]: "রাত-দিন সব সময়",
      [officeFields.hoursEn]: "Day and night",
      [officeFields.addressBn]: "বাড়ি ৯, কাকরাইল, ঢাকা",
      [officeFields.addressEn]: "House 9, Kakrail, Dhaka",
      [officeFields.email]: "office@haat.example",
      [officeFields.smsPerDay]: "৫,০০০",
    };
    const saved = await admin.submit(await admin.open(link?.getAttribute("href") ?? ""), form, given);
    expect([saved.path, saved.text.includes(strings.en.platformOffice.saved)]).toEqual([address, true]);
    expect([value(saved, officeFields.phone), value(saved, officeFields.smsPerDay)]).toEqual([
      "16263",
      "5000",
    ]);
    await vi.waitFor(async () => expect(await numbersOn(everywhere)).toEqual(all("16263")), {
      timeout: 300_000,
    });
    const guest = storefront.visit();
    const contact = await guest.open("/contact");
    for (const said of [given.help_hours_bn, given.office_address_bn, given.office_email])
      expect(contact.text).toContain(said);
    expect((await guest.open("/en/contact")).text).toContain(given.office_address_en);
    const footer = (await guest.open("/en")).root.querySelector("footer")?.text;
    for (const said of [given.help_hours_en, given.office_address_en, given.office_email])
      expect(footer).toContain(said);
  });

  it("are told to machines, too", async () => {
    const { root } = await storefront.visit().open("/en");
    const data = root.querySelectorAll("script[type='application/ld+json']").map((script) => script.text);
    expect(data.join()).toContain('"telephone":"16263"');
    expect(data.join()).toContain('"email":"office@haat.example"');
  });

  it("are refused beside the field in the page's language, with what was typed", async () => {
    for (const [language, path] of [
      ["bn", "/admin/settings/office"],
      ["en", address],
    ] as const) {
      const typed = { [officeFields.phone]: "12 34 56", [officeFields.smsPerDay]: "99" };
      const refused = await admin.submit(await admin.open(path), form, typed);
      expect(refused.status).toBe(422);
      const { help_phone_invalid, sms_per_day_beyond, sms_per_day_invalid } = strings[language].api.fields;
      expect(refused.text).toContain(help_phone_invalid);
      expect(refused.text).toContain(sms_per_day_invalid);
      expect([value(refused, officeFields.phone), value(refused, officeFields.smsPerDay)]).toEqual([
        "12 34 56",
        "99",
      ]);
      const beyond = await admin.submit(await admin.open(path), form, { [officeFields.smsPerDay]: "10001" });
      expect([beyond.status, value(beyond, officeFields.smsPerDay)]).toEqual([422, "10001"]);
      expect(beyond.text).toContain(sms_per_day_beyond);
      const long = await admin.submit(await admin.open(path), form, {
        [officeFields.hoursEn]: "x".repeat(61),
        [officeFields.email]: "office",
      });
      expect(long.text).toContain(strings[language].api.fields.help_hours_long);
      expect(long.text).toContain(strings[language].api.fields.email_invalid);
    }
    expect(value(await office(), officeFields.phone)).toBe("16263");
  });

  it("are changed by one of two people who opened the page at once; the other hears so", async () => {
    const [one, two] = [await office(), await office()];
    await admin.submit(one, form, { [officeFields.phone]: "16264" });
    const late = await admin.submit(two, form, { [officeFields.phone]: "16265" });
    expect([late.status, late.text.includes(strings.en.platformOffice.conflict)]).toEqual([409, true]);
    expect(value(late, officeFields.phone)).toBe("16265");
    expect(value(await office(), officeFields.phone)).toBe("16264");
    // Beside the field stands what the other saved, and no other field differs.
    const errors = late.root.querySelectorAll("[data-slot=field-error]").map(({ text }) => text);
    expect(errors).toEqual(["Saved meanwhile: 16264"]);
    const again = await admin.submit(late, form);
    expect([again.path, again.status]).toEqual([address, 200]);
    expect(value(await office(), officeFields.phone)).toBe("16265");
    const third = await office();
    await admin.submit(await office(), form, { [officeFields.phone]: "", [officeFields.smsPerDay]: "6000" });
    const lost = await admin.submit(third, form, { [officeFields.phone]: "16266" });
    expect(lost.root.querySelectorAll("[data-slot=field-error]").map(({ text }) => text)).toEqual([
      "Saved meanwhile: left empty",
      "Saved meanwhile: 6000",
    ]);
    expect(lost.status).toBe(409);
  });

  it("are in the audit trail in words, and as usual again when they are emptied", async () => {
    const empty = Object.fromEntries(Object.values(officeFields).map((name) => [name, ""]));
    const page = await office();
    await admin.submit(page, form, {
      ...empty,
      [officeFields.version]: value(page, officeFields.version) ?? "",
    });
    await vi.waitFor(async () => expect(await numbersOn(everywhere)).toEqual(all(helpPhone)), {
      timeout: 300_000,
    });
    const trail = await admin.open("/en/admin/audit");
    expect(trail.text).toContain(strings.en.audit.actions.platform_settings);
    expect(trail.text).toContain(strings.en.audit.fields.office_email);
  });

  it("are the admins' alone", async () => {
    const support = storefront.visit(consoleOrigin);
    await signIn(support, people.support);
    expect((await support.open(address)).status).toBe(403);
  });
});
