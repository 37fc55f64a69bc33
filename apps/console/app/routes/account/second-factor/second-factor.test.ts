import { consoleOrigin, openStorefront, type TestStorefront } from "@haat/storefront/testing/open-storefront";
import type { PlainBrowser } from "@haat/storefront/testing/plain-browser";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addAuthenticator, people, shownAppCode, signIn, signInByPhone } from "../../../../testing/seller";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await openStorefront();
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

/** Signs in by phone once more, as if the last code had been asked for some minutes ago. */
async function signInLater(browser: PlainBrowser, phone: string) {
  await storefront.database.execute(
    sql`update one_time_code set created_at = created_at - interval '5 minutes'`,
  );
  return signInByPhone(browser, phone);
}
const visit = () => storefront.visit(consoleOrigin);
const form = "[data-slot=console-form]";
const send = (browser: PlainBrowser, page: Parameters<PlainBrowser["submit"]>[0], code: string) =>
  browser.submit(page, form, { code });

describe("an owner's second factor", () => {
  it("is set up without scripts, with recovery codes that are shown once, and is asked for from then on", async () => {
    const browser = visit();
    await signIn(browser, people.owner);
    const overview = await browser.open("/en/account/second-factor");
    expect(overview.text).toContain("Not set up");
    const setUp = await browser.open("/en/account/second-factor/app");
    // Its own ground is light in the dark, too: no app reads a dark code on a dark ground.
    const squares = setUp.root.querySelectorAll("main svg[role=img] path");
    expect(squares.map((path) => path.getAttribute("fill"))).toEqual(["var(--paper)", "var(--paper-ink)"]);
    expect(squares[1]?.getAttribute("d")).toMatch(/^M\d/);
    const wrong = await send(browser, setUp, "12 34");
    expect([wrong.status, wrong.root.querySelector("[name=code]")?.getAttribute("value")]).toEqual([
      422,
      "12 34",
    ]);
    expect(wrong.text).toContain("The code has 6 digits.");
    // The page that says what is wrong shows the same key: it is in the app by now.
    const keyOf = ({ root }: typeof wrong) => root.querySelector("main code")?.text;
    expect(keyOf(wrong)).toBe(keyOf(setUp));

    const shown = await send(browser, wrong, shownAppCode(wrong));
    const codes = shown.root.querySelectorAll("main ol li").map(({ text }) => text.trim());
    expect(codes).toHaveLength(10);
    expect((await browser.open("/en/account/second-factor/app")).text).toContain(
      "You have an app for codes already",
    );
    const overviewNow = await browser.open("/en/account/second-factor");
    expect(overviewNow.text).toContain("Recovery codes left: 10");
    for (const code of codes) expect(overviewNow.text).not.toContain(code);

    const second = visit();
    await second.open("/en/account");
    const asked = await signInLater(second, people.owner);
    expect(asked.path).toBe("/en/login/proof");
    expect((await second.open("/en/shops")).path).toBe("/en/login/proof");
    const refused = await send(second, asked, "zzzzz-zzzzz");
    expect([refused.status, refused.text.includes("This code is not right")]).toEqual([422, true]);
    const inside = await send(second, refused, codes[0] ?? "");
    expect(inside.path).toBe("/en/shops");
    const third = visit();
    const again = await send(third, await signInLater(third, people.owner), codes[0] ?? "");
    expect(again.status).toBe(422);
    expect((await third.submit(await third.open("/en/logout"), form)).path).toBe("/en");
  });

  it("is taken away on a page that asks, after which the phone is enough again", async () => {
    const browser = visit();
    await signIn(browser, people.packer);
    await addAuthenticator(browser);
    const question = await browser.open("/en/account/second-factor/app/remove");
    expect(question.text).toContain("Remove the codes of the app?");
    const done = await browser.submit(question, form);
    expect([done.path, done.text.includes("open nothing any more")]).toEqual([
      "/en/account/second-factor",
      true,
    ]);
    expect((await signInLater(visit(), people.packer)).path).toMatch(/^\/en\/shop\//);
  });

  it("new recovery codes end the old ones", async () => {
    const browser = visit();
    await signIn(browser, people.manager);
    const first = await addAuthenticator(browser);
    const old = first.root.querySelector("main ol li")?.text.trim() ?? "";
    const renewed = await browser.submit(await browser.open("/en/account/second-factor/codes"), form);
    expect(renewed.root.querySelectorAll("main ol li")).toHaveLength(10);
    const other = visit();
    expect((await send(other, await signInLater(other, people.manager), old)).status).toBe(422);
  });
});

describe("the platform's people", () => {
  it("are led to set one up before they see anything, and back to where they were going", async () => {
    const browser = visit();
    await browser.open("/en/admin/staff");
    expect((await signInLater(browser, people.support)).status).toBe(403);
    const admin = visit();
    await admin.open("/en/admin/staff");
    const page = await signIn(admin, people.admin);
    expect([page.path, page.status]).toEqual(["/en/admin/staff", 200]);
    const second = visit();
    await second.open("/en/admin/staff");
    expect((await signInLater(second, people.admin)).path).toBe("/en/login/proof");
    const removal = await admin.open("/en/account/second-factor/app/remove");
    const kept = await admin.submit(removal, form);
    expect([kept.status, kept.text.includes("needs a second factor")]).toEqual([409, true]);
  });
});
