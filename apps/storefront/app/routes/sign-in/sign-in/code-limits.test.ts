import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { openStorefront, type TestStorefront } from "../../../../testing/open-storefront";
import { newPhone, shownCode, signUp } from "../../../../testing/shopper";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await openStorefront();
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
const shop = "/rongdhonu";
const signInForm = "[data-slot=sign-in-form]";
const codeForm = "[data-slot=otp-form] form";
const resendForm = "[data-slot=otp-form] form:has([value=resend])";
const passwordLink = (login: string) => `main a[href='${login}/password']`;

type Visitor = ReturnType<TestStorefront["visit"]>;
const askFor = async (visitor: Visitor, login: string, phone: string) =>
  visitor.submit(await visitor.open(login), signInForm, { phone });

/** Has all codes of an hour sent to a phone, the last one a minute ago. */
async function useUpHour(visitor: Visitor, login: string, phone: string) {
  let page = await askFor(visitor, login, phone);
  for (let each = 1; each < 5; each += 1) {
    pass(60);
    page = await visitor.submit(page, resendForm);
  }
  pass(60);
  return page;
}

describe.each([
  ["a shop", `/en${shop}/login`, `${shop}/login`],
  ["the platform", "/en/login", "/login"],
])("the limits of codes on %s", (_, english, bengali) => {
  it("are told in minutes, beside the field for the code that was sent and the password", async () => {
    for (const [login, sentence] of [
      [english, "Too many tries. Please try again in 55 minutes."],
      [bengali, "৫৫ মিনিট পরে আবার চেষ্টা করুন।"],
    ] as const) {
      const [visitor, phone] = [storefront.visit(), newPhone()];
      const last = await useUpHour(visitor, login, phone);
      const again = await askFor(visitor, login, phone);
      for (const refused of [await visitor.submit(last, resendForm), again]) {
        expect([refused.path, refused.text]).toEqual([`${login}/code`, expect.stringContaining(sentence)]);
        expect(refused.root.querySelector("[name=otp]")).not.toBeNull();
        expect(refused.root.querySelector(passwordLink(login))).not.toBeNull();
      }
      const entered = await visitor.submit(last, codeForm, { otp: shownCode(last) });
      expect(entered.path).toBe(login.replace("/login", "/signup"));
    }
  });

  it("offer the password to who has no code", async () => {
    const phone = newPhone();
    await useUpHour(storefront.visit(), english, phone);
    const refused = await askFor(storefront.visit(), english, phone);
    expect([refused.status, refused.path]).toEqual([429, english]);
    expect(refused.text).toContain("Please try again in 55 minutes.");
    expect(refused.root.querySelector(passwordLink(english))).not.toBeNull();
  });
});

describe("a code", () => {
  const login = `/en${shop}/login`;

  it("asked for in one browser opens nothing in another that asked for the same number", async () => {
    const [one, other, phone] = [storefront.visit(), storefront.visit(), newPhone()];
    const own = await askFor(one, login, phone);
    pass(60);
    const foreign = await askFor(other, login, phone);
    expect(foreign.path).toBe(`${login}/code`);
    const refused = await other.submit(foreign, codeForm, { otp: shownCode(own) });
    expect([refused.status, refused.path]).toEqual([422, `${login}/code`]);
    expect((await one.submit(own, codeForm, { otp: shownCode(own) })).path).toBe(`/en${shop}/signup`);
  });

  it("is sent once by a form that is sent twice", async () => {
    const [visitor, phone] = [storefront.visit(), newPhone()];
    const page = await visitor.open(login);
    const twin = storefront.visit();
    for (const [name, value] of visitor.cookies) twin.cookies.set(name, value);
    const pages = await Promise.all([visitor, twin].map((each) => each.submit(page, signInForm, { phone })));
    expect(pages.map(({ path }) => path)).toEqual([`${login}/code`, `${login}/code`]);
    expect(new Set(pages.map(shownCode)).size).toBe(1);
    expect(shownCode(pages[0] ?? page)).toMatch(/^\d{6}$/);
  });

  it("comes to a browser that has signed in with the number when others have used up theirs", async () => {
    const [known, phone] = [storefront.visit(), newPhone()];
    await signUp(known, `/en${shop}`, phone);
    await known.submit(await known.open(`/en${shop}/logout`), "main form");
    pass(3600);
    await useUpHour(storefront.visit(), login, phone);
    expect((await askFor(storefront.visit(), login, phone)).status).toBe(429);
    const code = await askFor(known, login, phone);
    expect((await known.submit(code, codeForm, { otp: shownCode(code) })).path).toBe(`/en${shop}`);
  });
});
