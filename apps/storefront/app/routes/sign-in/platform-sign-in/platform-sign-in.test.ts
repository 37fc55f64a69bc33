import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  openStorefront,
  shopOrigin,
  platformOrigin,
  type TestStorefront,
} from "../../../../testing/open-storefront";
import type { Page, PlainBrowser } from "../../../../testing/plain-browser";
import { addToCart, newPhone, shownCode, signIn, signUp } from "../../../../testing/shopper";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await openStorefront();
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const own = shopOrigin("rongdhonu");
const offer = "[data-slot=platform-sign-in]";
const refusal = {
  en: "Your Haat sign-in could not be brought here. Please try again, or sign in below.",
  bn: "আপনার হাট সাইন ইন এখানে আনা যায়নি।",
};
const place = ({ origin, path }: Page) => origin + path;

/** A browser that is signed in on the platform's host, or in a shop below it. */
async function signedInOnPlatform(): Promise<PlainBrowser> {
  const browser = storefront.visit();
  await signUp(browser, "/en/rongdhonu");
  return browser;
}

/**
 * Presses the button on the shop's own host and answers where each host sends the browser, which does not go there.
 * @returns the platform's address, and the one with the token that the platform makes of it for `signedIn`
 */
async function addresses(asking: PlainBrowser, signedIn: PlainBrowser, origin = own) {
  const login = await asking.open(`${origin}/en/login`);
  const action = login.root.querySelector(offer)?.getAttribute("action") ?? "no form";
  const asked = await redirectOf(asking, `${origin}${action}`, {
    method: "POST",
    headers: { origin, "sec-fetch-site": "same-origin" },
  });
  return { asked, withToken: await redirectOf(signedIn, asked) };
}

/** Where one answer leads, with the cookies of a browser, which keeps what it is given. */
async function redirectOf(browser: PlainBrowser, address: string, init: RequestInit = {}): Promise<string> {
  const answer = await browser.once(address, init);
  return answer.headers.get("location") ?? `no redirect but ${answer.status}`;
}

const isSignedIn = async (browser: PlainBrowser) =>
  (await browser.open(`${own}/en/orders`)).path === "/en/orders";

describe("one sign-in serves the shops' own hosts, without JavaScript", () => {
  it("goes on with the platform's in one press, back to where the guest was sent from", async () => {
    const browser = await signedInOnPlatform();
    const login = await browser.open(`${own}/en/orders?status=1`);
    expect(place(login)).toBe(`${own}/en/login`);
    expect(login.text).toContain("Have you signed in on Haat already?");
    const back = await browser.submit(login, offer);
    expect(place(back)).toBe(`${own}/en/orders?status=1`);
    expect(back.text).toContain("Welcome,");
    expect(
      (await browser.open(`${own}/en/my-account`)).root.querySelectorAll("[data-slot=session-list] li"),
    ).toHaveLength(2);
  });

  it("signs in on the platform first where nobody is, and then goes back, in the language of the page", async () => {
    const browser = storefront.visit(own);
    const phone = newPhone();
    await signUp(storefront.visit(), "/rongdhonu", phone);
    const asked = await browser.submit(await browser.open("/login"), offer);
    expect(place(asked)).toBe(`${platformOrigin}/login`);
    const back = await signIn(browser, platformOrigin, phone);
    expect(place(back)).toBe(`${own}/`);
    expect(back.text).toContain("স্বাগতম");
    const platform = await browser.open(`${platformOrigin}/find-store`);
    expect(platform.text).not.toContain("স্বাগতম");
    expect(platform.root.querySelector("[data-slot=site-header] a[href='/login']")).toBeNull();
  });

  it("opens an account on the platform on the way", async () => {
    const browser = storefront.visit(own);
    const asked = await browser.submit(await browser.open("/en/login"), offer);
    const code = await browser.submit(asked, "[data-slot=sign-in-form]", { phone: newPhone() });
    const names = await browser.submit(code, "[data-slot=otp-form] form", { otp: shownCode(code) });
    const back = await browser.submit(names, "[data-slot=sign-up-form]", {
      first_name: "Rahima",
      last_name: "Khatun",
      password: "river-boat-monsoon-9",
      terms: "on",
    });
    expect([place(back), back.text]).toEqual([`${own}/en`, expect.stringContaining("Welcome, Rahima!")]);
  });

  it("merges the guest's cart, and ends on every host when the platform is signed out of everywhere", async () => {
    const browser = await signedInOnPlatform();
    await addToCart(browser, `${own}/en/product-details/monipuri-saree`);
    await browser.submit(await browser.open(`${own}/en/login`), offer);
    expect((await browser.open(`${own}/en/cart`)).text).toContain("Monipuri");
    expect((await browser.open(`${platformOrigin}/en/rongdhonu/cart`)).text).toContain("Monipuri");
    const account = await browser.open(`${platformOrigin}/en/rongdhonu/my-account`);
    await browser.submit(account, "[data-slot=session-list] > form", {}, "[value=end_all]");
    expect(await isSignedIn(browser)).toBe(false);
  });

  it("is offered on a shop's own host only: below the platform's one sign-in serves already", async () => {
    const browser = storefront.visit();
    expect((await browser.open("/en/rongdhonu/login")).root.querySelector(offer)).toBeNull();
    expect((await browser.open("/en/rongdhonu/login/platform?token=x")).path).toBe("/en/rongdhonu/login");
  });
});

describe("a hand-over that is attacked", () => {
  it("signs nobody in to somebody else's account by a link: the browser that asked is the only one", async () => {
    const attacker = await signedInOnPlatform();
    const { withToken } = await addresses(attacker, attacker);
    for (const asksToo of [false, true]) {
      const victim = storefront.visit(own);
      if (asksToo) await addresses(victim, storefront.visit());
      const page = await victim.open(withToken);
      expect([place(page), page.text]).toEqual([`${own}/en/login`, expect.stringContaining(refusal.en)]);
      expect(await isSignedIn(victim)).toBe(false);
    }
    // It was used up by the first who brought it.
    await attacker.open(withToken);
    expect(await isSignedIn(attacker)).toBe(false);
  });

  it("gives a victim's sign-in to nobody who makes the victim open the platform's address", async () => {
    const attacker = storefront.visit(own);
    const victim = await signedInOnPlatform();
    const { asked } = await addresses(attacker, storefront.visit());
    const landed = await victim.open(asked);
    expect([place(landed), await isSignedIn(victim)]).toEqual([`${own}/en/login`, false]);
    expect(await isSignedIn(attacker)).toBe(false);
  });

  it("works once: brought again it leads to the sign-in page, with a sentence in its language", async () => {
    const browser = await signedInOnPlatform();
    const { withToken } = await addresses(browser, browser);
    await browser.open(withToken);
    expect(await isSignedIn(browser)).toBe(true);
    await browser.submit(await browser.open(`${own}/en/logout`), "main form");
    const again = await browser.open(withToken.replace("/en/login", "/login"));
    expect([place(again), again.text]).toEqual([`${own}/login`, expect.stringContaining(refusal.bn)]);
    expect(await isSignedIn(browser)).toBe(false);
  });

  it("works on the shop's host that asked, and on no other shop's", async () => {
    const browser = await signedInOnPlatform();
    const other = shopOrigin("boi-para");
    const { withToken } = await addresses(browser, browser);
    await addresses(browser, storefront.visit(), other);
    const moved = await browser.open(withToken.replace(own, other));
    expect([place(moved), moved.text]).toEqual([`${other}/en/login`, expect.stringContaining(refusal.en)]);
    await browser.open(withToken);
    expect(await isSignedIn(browser)).toBe(false);
  });

  it("is over when the platform's session has ended in between", async () => {
    const browser = await signedInOnPlatform();
    const { withToken } = await addresses(browser, browser);
    await browser.submit(await browser.open(`${platformOrigin}/en/logout`), "main form");
    expect((await browser.open(withToken)).text).toContain(refusal.en);
    expect(await isSignedIn(browser)).toBe(false);
  });

  it("leads to hosts of ours only, whatever the address says", async () => {
    const browser = await signedInOnPlatform();
    const challenge = "c".repeat(43);
    for (const shop of [
      "evil.example",
      "evil.example/",
      "//evil.example",
      "a@evil.example",
      "www",
      "api",
      "",
      "ab cd",
    ]) {
      const query = new URLSearchParams({ shop, challenge });
      expect([shop, await redirectOf(browser, `${platformOrigin}/en/hand-over?${query}`)]).toEqual([
        shop,
        "/en",
      ]);
    }
    const unknown = new URLSearchParams({ shop: "no-such-shop", challenge });
    const page = await browser.open(`${platformOrigin}/en/hand-over?${unknown}`);
    expect([place(page), page.status]).toEqual([`${platformOrigin}/en/no-such-shop`, 420]);
    for (const wrong of ["", "x", "c".repeat(44), `${"c".repeat(42)}%`]) {
      const query = new URLSearchParams({ shop: "rongdhonu", challenge: wrong });
      expect(await redirectOf(browser, `${platformOrigin}/en/hand-over?${query}`)).toBe("/en");
    }
  });

  it("begins with the button of the shop's own page alone", async () => {
    const browser = storefront.visit(own);
    const login = await browser.open("/en/login");
    const action = login.root.querySelector(offer)?.getAttribute("action") ?? "";
    for (const origin of ["https://evil.example", shopOrigin("boi-para"), platformOrigin]) {
      const answer = await browser.once(`${own}${action}`, { method: "POST", headers: { origin } });
      expect([origin, answer.status, answer.headers.has("set-cookie")]).toEqual([origin, 403, false]);
    }
    expect((await browser.open("/en/login/platform")).path).toBe("/en/login");
  });

  it("shows token and secret to nobody: not the cookie, not a page, not a cache", async () => {
    const browser = await signedInOnPlatform();
    const { asked, withToken } = await addresses(browser, browser);
    const token = new URL(withToken).searchParams.get("token") ?? "";
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(new URL(asked).searchParams.get("challenge")).not.toBe(token);
    const answer = await browser.once(asked);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    const landed = await browser.open(withToken);
    expect(landed.root.toString()).not.toContain(token);
    expect(landed.path).not.toContain("token");
  });
});

it("forms may lead from a shop's host to the platform and back, and nowhere else", async () => {
  const policy = async (address: string) =>
    /form-action [^;]*/.exec(
      (await storefront.visit().open(address)).headers.get("content-security-policy") ?? "",
    )?.[0];
  for (const path of ["/en/login", "/en", "/en/all-products/all"])
    expect(await policy(own + path)).toBe("form-action 'self' http://localhost:3000");
  for (const path of ["/en/login", "/en", "/en/rongdhonu/login"])
    expect(await policy(platformOrigin + path)).toBe("form-action 'self' http://*.localhost:3000");
});
