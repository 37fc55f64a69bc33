import { strings } from "@haat/i18n/strings";
import { consoleOrigin, openStorefront, type TestStorefront } from "@haat/storefront/testing/open-storefront";
import type { PlainBrowser } from "@haat/storefront/testing/plain-browser";
import { shownCode } from "@haat/storefront/testing/shopper";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { people, signIn } from "../../../../testing/seller";

let storefront: TestStorefront;
let browser: PlainBrowser;
let members: string;
beforeAll(async () => {
  storefront = await openStorefront();
  browser = storefront.visit(consoleOrigin);
  const shop = await signIn(browser, people.owner);
  members = `${shop.path}/members/new`;
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

/** As if the owner had signed in, and had been sent codes, hours ago. */
beforeEach(async () => {
  const { database } = storefront;
  await database.execute(sql`update session set phone_proved_at = phone_proved_at - interval '1 hour'`);
  await database.execute(sql`update one_time_code set created_at = created_at - interval '2 hours',
    expires_at = expires_at - interval '2 hours'`);
});
const codesSent = async () => {
  const found = await storefront.database.execute(
    sql`select count(*)::int as sent from one_time_code where purpose = 'proof'`,
  );
  return (found as unknown as { rows: { sent: number }[] }).rows[0]?.sent ?? 0;
};

const send = "[data-slot=console-form]";
const typeCode = "[data-slot=otp-form] form";

describe("before staff is changed, by an owner without a second factor who signed in long ago", () => {
  it.each(["bn", "en"] as const)(
    "a code to the phone is asked for, and leads back (%s)",
    async (language) => {
      const path = language === "bn" ? members.replace(/^\/en/, "") : members;
      const words = strings[language].secondFactor.prove;
      const asked = await browser.open(path);
      expect(asked.path).toBe(`${language === "bn" ? "" : "/en"}/login/proof`);
      expect(asked.text).toContain(words.phoneLead);
      expect(asked.text).toContain(words.phoneSend.replace("{{phone}}", people.owner));
      const before = await codesSent();
      const sent = await browser.submit(asked, send);
      expect(sent.path).toBe(asked.path);
      // The same form sent twice, as an impatient thumb does, sends one message.
      const again = await browser.submit(asked, send);
      expect([again.status, shownCode(again)]).toEqual([200, shownCode(sent)]);
      expect(await codesSent()).toBe(before + 1);

      const wrong = await browser.submit(sent, typeCode, { otp: "12 34" });
      expect([wrong.status, wrong.root.querySelector("[name=otp]")?.getAttribute("value")]).toEqual([
        422,
        "12 34",
      ]);
      expect((await browser.open(path)).path).toBe(asked.path);
      const inside = await browser.submit(wrong, typeCode, { otp: shownCode(sent) });
      expect([inside.path, inside.status]).toEqual([path, 200]);
      // It is good for half an hour: the page is open, and the page that asks leads on.
      expect((await browser.open(path)).path).toBe(path);
      expect((await browser.open(asked.path)).path).not.toBe(asked.path);
    },
  );

  it("what was typed while the proof ran out is not sent: the code is asked for first", async () => {
    const asked = await browser.submit(await browser.open(members), send);
    const form = await browser.submit(asked, typeCode, { otp: shownCode(asked) });
    expect(form.path).toBe(members);
    await storefront.database.execute(
      sql`update session set phone_proved_at = phone_proved_at - interval '1 hour'`,
    );
    const late = await browser.submit(form, send, { phone: "01811000009" });
    expect(late.path).toBe("/en/login/proof");
    const found = await storefront.database.execute(
      sql`select 1 from shop_invitation where phone = '+8801811000009'`,
    );
    expect((found as unknown as { rows: unknown[] }).rows).toEqual([]);
  });

  it("another code that comes too soon is refused in words, and the first one still opens", async () => {
    const asked = await browser.open(members);
    const sent = await browser.submit(asked, send);
    const soon = await browser.submit(sent, `${typeCode}:has([value=resend])`);
    expect(soon.status).toBe(429);
    expect((await browser.submit(soon, typeCode, { otp: shownCode(sent) })).path).toBe(members);
  });
});
