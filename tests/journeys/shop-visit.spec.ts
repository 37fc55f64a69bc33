import { strings } from "@haat/i18n/strings";
import { arrive } from "./arrival";
import { bothWays, journey } from "./combinations";
import { expect } from "./demo-test";
import { words } from "./journey-words";
import { startScripts } from "./page-parts";

journey(
  "a shopper looks around in a shop: its categories, a shelf, how to pay, its own pages",
  async (visit) => {
    const { page, shop, language } = visit;
    const { accountPages } = strings[language];
    await page.goto(`${shop}/all-categories`);
    await page.locator("main a[href*='/all-products/']").first().click();
    await arrive(page, /\/all-products\/[\w-]+$/);
    await expect(page.locator("[data-slot=product-card]").first()).toBeVisible();

    await page.goto(shop);
    await page.locator("[data-slot=product-shelf] a[href*='/ribbons-products/']").first().click();
    await arrive(page, /\/ribbons-products\/\d+$/);
    await expect(page.locator("[data-slot=product-card]").first()).toBeVisible();

    const footer = page.locator("[data-slot=shop-footer]");
    await footer.locator("a[href$='/payment-methods']").first().click();
    await arrive(page, /\/payment-methods$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(accountPages.payment.title);

    const own = footer.locator("a[href$='/delivery-and-returns']").first();
    const title = await own.innerText();
    await own.click();
    await arrive(page, /\/delivery-and-returns$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  },
);

journey("what a shopper types is proposed where scripts run, and found in any case", async (visit) => {
  const { page, shop, language, javaScript } = visit;
  const { searchWords, product } = words[language];
  await page.goto(shop);
  if (javaScript) await startScripts(page);
  const field = page.locator("header input[type=search]:visible").first();
  await field.pressSequentially(searchWords);
  if (javaScript) await page.getByRole("option", { name: product }).first().click();
  else {
    await field.press("Enter");
    await page.getByRole("link", { name: product }).first().click();
  }
  await expect(page.getByRole("heading", { level: 1, name: product })).toBeVisible();
});

journey(
  "who types into the search while nothing gets through keeps the page, and finds when it does",
  async (visit) => {
    const { page, shop, language, javaScript } = visit;
    const { searchWords, product } = words[language];
    await page.goto(shop);
    const field = page.locator("header input[type=search]:visible").first();
    const isProposing = ({ pathname }: URL) => /\/(__manifest|search-suggestions)$/.test(pathname);
    if (javaScript) {
      await startScripts(page);
      await page.route(isProposing, (route) => route.abort());
      const lost = page.waitForEvent("requestfailed", (request) =>
        request.url().includes("search-suggestions"),
      );
      await field.pressSequentially(searchWords);
      await lost;
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      await expect(field).toHaveValue(searchWords);
      await page.unroute(isProposing);
    } else await field.fill(searchWords);
    await field.press("Enter");
    await page.getByRole("link", { name: product }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: product })).toBeVisible();
  },
);

journey(
  "who puts something in the cart while nothing more gets through keeps the page, and finds it in the cart",
  async ({ page, shop, language, javaScript }) => {
    const { product, colour } = words[language];
    await page.goto(`${shop}/search-product/${encodeURIComponent(words[language].searchWords)}`);
    await page.getByRole("link", { name: product }).first().click();
    await page.getByRole("link", { name: colour }).click();
    await expect(page.locator("[data-slot=attribute-value][data-state=selected]")).toBeVisible();
    const toCart = page.locator("header a[href$='/cart']:visible").first();
    const addButton = page.locator("[data-slot=button][value=add]:visible").first();
    if (javaScript) {
      await startScripts(page);
      // The router has learnt of the routes that the page's links and forms lead to before anything is lost.
      await page.waitForLoadState("networkidle");
      const isGlance = ({ pathname }: URL) => /\/(__manifest|cart\/glance)$/.test(pathname);
      await page.route(isGlance, (route) => route.abort());
      const lost = page.waitForEvent("requestfailed", (request) => isGlance(new URL(request.url())));
      await addButton.click();
      await lost;
      await expect(toCart).toHaveAccessibleName(/[1১]/);
      await expect(page.getByRole("heading", { level: 1, name: product })).toBeVisible();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await page.unroute(isGlance);
    } else await addButton.click();
    await toCart.click();
    await arrive(page, /\/cart$/);
    await expect(page.getByRole("link", { name: product })).toHaveCount(1);
  },
);

journey(
  "what is put in the cart first arrives though the router could not learn of any route",
  async ({ page, shop, javaScript }) => {
    const isManifest = ({ pathname }: URL) => pathname === "/__manifest";
    await page.route(isManifest, (route) => route.abort());
    await page.goto(`${shop}/product-details/monipuri-saree`);
    if (javaScript) await startScripts(page);
    await page.locator("[data-slot=button][value=add]:visible").first().click();
    await expect(page.locator("[data-slot=cart-count]").first()).toHaveText(/[1১]/);
    // Without scripts the cart's page says what was added.
    await expect(page).toHaveURL(javaScript ? /product-details\/monipuri-saree$/ : /\/cart\?added=/);
    await page.unroute(isManifest);
    await page.goto(`${shop}/cart`);
    await expect(page.locator("[data-slot=cart-line]")).toHaveCount(1);
  },
  bothWays,
);

journey(
  "a field that is left faulty says so at once where scripts run",
  async ({ page, shop, language, javaScript }) => {
    await page.goto(`${shop}/login`);
    if (javaScript) await startScripts(page);
    const field = page.locator("main [name=phone]");
    await field.fill("0171");
    await (javaScript ? field.blur() : field.press("Enter"));
    await expect(page.locator("[data-slot=sign-in-form]")).toContainText(
      strings[language].api.fields.phone_length,
    );
  },
);
