import { strings } from "@haat/i18n/strings";
import { arrive } from "./arrival";
import { journey, newPhone, pressOnProduct, signUp } from "./combinations";
import { expect, test } from "./demo-test";
import { fill } from "./page-parts";

journey("a visitor reads about the platform, from the foot of one page to the next", async (visit) => {
  const { page, platform } = visit;
  const { pathname } = new URL(platform);
  const follow = (path: string) =>
    page
      .locator(`[data-slot=site-footer] a[href='${pathname === "/" ? "" : pathname}${path}']`)
      .first()
      .click();
  const headings = new Set<string>();
  await page.goto(platform);
  await page.locator("main a[href$='/sell/how-it-works']").first().click();
  await arrive(page, /\/sell\/how-it-works$/);
  headings.add(await page.getByRole("heading", { level: 1 }).innerText());
  for (const path of [
    "/about",
    "/faq",
    "/help-and-support",
    "/terms-of-use",
    "/terms-condition",
    "/privacy-policy",
    "/blog",
  ]) {
    await follow(path);
    await arrive(page, `${platform}${path}`);
    const heading = await page.getByRole("heading", { level: 1 }).innerText();
    expect([...headings]).not.toContain(heading);
    headings.add(heading);
  }
  const article = page.locator("main a[href*='/blog/']").first();
  const title = (await article.innerText()).trim();
  await article.click();
  await arrive(page, /\/blog\/[\w-]+$/);
  expect(title).toContain(await page.getByRole("heading", { level: 1 }).innerText());
});

journey(
  "one account serves the whole platform: opened, used in a shop, left, entered again",
  async (visit) => {
    const { page, platform } = visit;
    const phone = newPhone();
    await page.goto(`${platform}/login`);
    await signUp(page, phone);
    await arrive(page, `${platform}/my-account`);

    await pressOnProduct({ page, shop: `${platform}/rongdhonu` }, "monipuri-saree", "buy");
    await arrive(page, /direct\/buy/);
    await page.goto(`${page.url()}&shipping_method=2`);
    await page.locator("main [data-slot=button][value=place]:visible").first().click();
    await arrive(page, /\/placed/);
    const order = /orders\/([^/]+)\/placed/.exec(page.url())?.[1] ?? "no number in the address";
    await page.goto(`${platform}/print-invoice`);
    await page.locator("main [name=order]").fill(order.toLowerCase());
    await page.locator("main [name=order]").press("Enter");
    await expect(page.locator("[data-slot=invoice]")).toContainText(order);

    await page.goto(`${platform}/logout`);
    await page.locator("main form [type=submit]").click();
    await arrive(page, (url) => !url.pathname.includes("logout"));
    await page.goto(`${platform}/print-invoice/${order}`);
    await arrive(page, /\/login/);
    await page.goto(`${platform}/login/password`);
    await fill(page, { phone, password: "river-boat-monsoon-9" });
    await page.locator("[data-slot=password-sign-in-form] [type=submit]").last().click();
    await arrive(page, `${platform}/print-invoice/${order}`);
    await expect(page.locator("[data-slot=invoice]")).toContainText(order);
  },
);

journey("the page for no connection says so, and leads back", async ({ page, platform, language }) => {
  const { title } = strings[language].components.noInternetPage;
  await page.goto(`${platform}/offline`);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.locator("main a").first()).toBeVisible();
});

journey("the seller's app is the console, to which the platform leads", async (visit) => {
  const { page, platform, language } = visit;
  await page.goto(platform);
  const answered = page.waitForResponse(/\/mobile$/);
  await page.locator("[data-slot=site-footer] a[href$='/mobile']").click();
  expect((await answered).status()).toBe(302);
  await arrive(page, /\/\/console\.localhost:\d+(\/en)?\/install$/);
  const { title } = strings[language].consoleShell.install;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
});

test("a search engine finds a shop and its products from robots.txt on", async ({ page, port }) => {
  const read = async (address: string) => {
    const answer = await page.goto(address);
    expect([address, answer?.status()]).toEqual([address, 200]);
    return (await answer?.text()) ?? "";
  };
  const addressesIn = (text: string) =>
    [...text.matchAll(/<loc>([^<]+)/g)].map(([, address = ""]) => address);
  const mapped = async (origin: string) => {
    const robots = await read(`${origin}/robots.txt`);
    const parts = addressesIn(await read(/^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? "no map"));
    const addresses: string[] = [];
    for (const part of parts) addresses.push(...addressesIn(await read(part)));
    return addresses;
  };
  const shop = (await mapped(`http://localhost:${port}`)).find((address) => address.includes("//rongdhonu."));
  const products = await mapped(new URL(shop ?? "no shop").origin);
  await page.goto(products.find((address) => address.endsWith("/monipuri-saree")) ?? "no product");
  await expect(page.locator("[data-slot=buy-box]")).toBeVisible();
});
