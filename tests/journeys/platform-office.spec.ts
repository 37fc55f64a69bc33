import { locales } from "@haat/i18n/locales";
import { strings } from "@haat/i18n/strings";
import type { Page } from "@playwright/test";
import { arrive } from "./arrival";
import { expectNoAxeViolations } from "./axe";
import {
  addFactor,
  consoleAt,
  demoPeople,
  draft,
  follow,
  openDraft,
  signInAsAdmin,
  signInToConsole,
  submit,
} from "./console-parts";
import { expect, test } from "./demo-test";
import type { JourneyLanguage } from "./journey-words";

/** A day of the platform's people, with JavaScript and without, each in one language. */

/** Somebody who has ordered in the demo (apps/api/seed). */
const demoCustomer = "01700000001";

/** What an admin works with. */
interface Office {
  page: Page;
  console: string;
  /** Address of the platform's home in this language, without a slash behind it. */
  platform: string;
  language: JourneyLanguage;
}

/** Somebody writes to the platform; the message is taken, answered and done with. */
async function answerMessage({ page, console, platform }: Office): Promise<void> {
  await page.goto(`${platform}/contact`);
  const form = page.locator("[data-slot=contact-form]");
  for (const [name, value] of Object.entries({
    name: "Rahim",
    email: "rahim@example.com",
    subject: "A parcel that is late",
    message: "Where is it?",
  }))
    await form.locator(`[name=${name}]`).fill(value);
  await form.locator("[type=submit]").last().click();
  // Where it was sent the page says so, at an address of its own.
  await arrive(page, ({ pathname, search }) => pathname.endsWith("/contact") && search !== "");
  await page.goto(`${console}/admin/inbox`);
  await follow(page, page.getByRole("link", { name: /A parcel that is late/ }));
  await page.locator("main [type=radio][value=done]").check({ force: true });
  await submit(page);
  await arrive(page, /\/admin\/inbox$/);
  await expect(page.getByRole("link", { name: /A parcel that is late/ })).toHaveCount(0);
}

/** A visitor reports a shop from its foot; the report is found by its shop and reason, and done with. */
async function seeReport({ page, console, platform, language }: Office): Promise<void> {
  const say = strings[language].shopReports;
  await page.goto(`${platform}/kacha-bazar`);
  await page.locator("footer").getByRole("link", { name: say.link }).click();
  const form = page.locator("[data-slot=report-form]");
  await form.locator("[type=submit]").click();
  await expect(page.locator("[data-slot=form-error-summary]")).toBeVisible();
  await form.locator("[name=reason]").selectOption("undelivered");
  await form.locator("[name=message]").fill("Paid by bKash, nothing came");
  await form.locator("[type=submit]").click();
  await expect(page.getByText(say.thanks)).toBeVisible();
  await page.goto(`${console}/admin/inbox`);
  await follow(page, page.locator("main a[href$='view=reports']"));
  const report = page.getByRole("link", { name: new RegExp(say.reasons.undelivered) });
  await follow(page, report);
  await expect(page.locator("main")).toContainText("Paid by bKash, nothing came");
  await expect(page.locator("main a[href*='/admin/shops/']")).toBeVisible();
  await page.locator("main [type=radio][value=done]").check({ force: true });
  await submit(page);
  await arrive(page, /\/admin\/inbox$/);
  await page.goto(`${console}/admin/inbox?view=reports`);
  await expect(report).toHaveCount(0);
}

/** Begins at what waits, and reads how all shops went in a month. */
async function readNumbers({ page, console }: Office): Promise<void> {
  await page.goto(`${console}/admin`);
  await expect(page.locator("[data-slot=waiting] a[href$='/admin/inbox']")).toBeVisible();
  await follow(page, page.locator("main [data-slot=link-button][href$='/admin/reports']"));
  await follow(page, page.locator("main a[href$='days=30']"));
  const charts = page.locator("[data-slot=day-chart]");
  await expect(charts.first().locator("tbody tr")).toHaveCount(30);
  const download = page.waitForEvent("download");
  await page.locator("main a[download][href*='/shops?']").click();
  expect((await download).suggestedFilename()).toMatch(/^shops-/);
}

/** A customer asks where their order is: it is found by its number, with a reason. */
async function findOrder({ page, console, language }: Office): Promise<void> {
  await page.goto(`${console}/admin/orders`);
  await page.locator("main [name=search]").fill("ZZZZ-99999");
  await submit(page);
  await expect(page.locator("[data-slot=form-error-summary]")).toBeVisible();
  await page.locator("main [name=reason]").fill("She asks where it is");
  await submit(page);
  await expect(page.locator("main")).toContainText(strings[language].platformOrders.none);
  await page.locator("main [name=search]").fill(demoCustomer);
  await submit(page);
  await expect(page.locator("[data-slot=found-orders] details").first()).toBeVisible();
  await expect(page.locator("main [name=reason]")).toHaveValue("She asks where it is");
}

/** An account is found by its phone, kept out and let in again. */
async function blockAndUnblock({ page, console }: Office): Promise<void> {
  await page.goto(`${console}/admin/customers`);
  await page.locator("main [type=search]").fill("01700000001");
  await page.locator("main [type=search]").press("Enter");
  await follow(page, page.locator("main a[href*='/admin/customers/']"));
  for (const move of ["block", "unblock"]) {
    await follow(page, page.locator(`main a[href$='/${move}']`));
    if (move === "block") await page.locator("main [name=reason]").fill("Orders that nobody takes");
    await submit(page);
    await arrive(page, /\/customers\/\d+$/);
  }
  await expect(page.locator("main a[href$='/block']")).toBeVisible();
}

/** A business category is added, and goes again. */
async function addAndRemoveCategory({ page, console }: Office): Promise<void> {
  await page.goto(`${console}/admin/categories`);
  await follow(page, page.locator("main a[href$='/categories/new']"));
  await page.locator("main [name=name_bn]").fill("খেলনা");
  await page.locator("main [name=name_en]").fill("Toys");
  await page.locator("main [data-slot=folded-cards] > summary").click();
  await page.locator("main [name=motif][value=books]").check({ force: true });
  await submit(page);
  await arrive(page, /\/admin\/categories$/);
  await follow(page, page.getByRole("link", { name: /Toys/ }));
  await follow(page, page.locator("main a[href$='/remove']"));
  await submit(page);
  await arrive(page, /\/admin\/categories$/);
  await expect(page.getByRole("link", { name: /Toys/ })).toHaveCount(0);
}

/** A question is looked at, then shown to visitors, and taken away again. */
async function keepQuestion({ page, console, platform }: Office): Promise<void> {
  const title = "Can I send a gift?";
  await page.goto(`${console}/admin/categories`);
  await follow(page, page.locator("main a[href$='/admin/site']"));
  await follow(page, page.locator("main a[href$='view=question']"));
  await follow(page, page.locator("main a[href$='/site/question/new']"));
  for (const [name, value] of Object.entries({
    title_bn: "উপহার পাঠানো যায়?",
    title_en: title,
    body_bn: "যায়।",
    body_en: "Yes.",
  }))
    await page.locator(`main [name=${name}]`).fill(value);
  await page.locator("main [name=is_shown]").check();
  await page.locator("main [data-slot=button][value=preview]").click();
  await expect(page.locator("[data-slot=content-preview]")).toContainText(title);
  await expect(page.locator("main [name=title_en]")).toHaveValue(title);
  await page.locator("main [data-slot=button][value=save]").click();
  await arrive(page, /\/admin\/site\?view=question$/);
  const shown = async (isThere: boolean) =>
    expect(async () => {
      await page.goto(`${platform.replace(/\/en$/, "")}/en/faq`);
      await expect(page.getByText(title)).toHaveCount(isThere ? 1 : 0, { timeout: 1000 });
    }).toPass();
  await shown(true);
  await page.goto(`${console}/admin/site?view=question`);
  await follow(page, page.locator("main [data-slot=row-list] a").last());
  await follow(page, page.locator("main a[href$='/remove']"));
  await submit(page);
  await arrive(page, /\/admin\/site\?view=question$/);
  await shown(false);
}

/** The versions of the terms, with who accepted them, lead to the text that holds. */
async function readTerms({ page, console }: Office): Promise<void> {
  await page.goto(`${console}/admin/categories`);
  await follow(page, page.locator("main a[href$='/admin/terms']"));
  await follow(page, page.locator("main a[href$='/terms-of-use']"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** An area that a seller typed comes into the list. */
async function addArea({ page, console, language }: Office): Promise<void> {
  await page.goto(`${console}/admin/places`);
  const written = page.getByRole("link", { name: draft[language].area });
  await follow(page, written);
  await follow(page, page.locator("main a[href*='/add?']"));
  await page.locator("main [name=name_bn]").fill(language === "bn" ? draft.bn.area : "পদ্মা মোড়");
  await page.locator("main [name=name_en]").fill(language === "bn" ? "Shapla Mor" : draft.en.area);
  await submit(page);
  await arrive(page, /\/admin\/places$/);
  await expect(written).toHaveCount(0);
}

/** Another number to call is on the marketing pages. */
async function changeHelpPhone({ page, console, platform }: Office): Promise<void> {
  await page.goto(`${console}/admin/settings`);
  await follow(page, page.locator("main a[href$='/settings/office']"));
  await page.locator("main [name=help_phone]").fill("09612345678");
  const sent = page.waitForResponse((answer) => answer.request().method() === "POST");
  await submit(page);
  await sent;
  await expect(async () => {
    await page.goto(`${platform}/contact`);
    await expect(page.locator("a[href^='tel:']").first()).toHaveAttribute("href", /9612345678$/);
  }).toPass();
}

/** A look into a shop's console, with its reason, which shows and changes nothing. */
async function lookIntoShop({ page, console, language }: Office): Promise<void> {
  const say = strings[language].review.view;
  await page.goto(`${console}/admin/shops?view=approved`);
  await follow(page, page.locator("main a[href*='/admin/shops/']"));
  await follow(page, page.locator("main a[href$='/look']"));
  await page.locator("main [name=reason]").fill("The seller asked why nothing sells");
  await submit(page);
  await arrive(page, /\/shop\/[a-z0-9]+$/);
  await page.getByRole("button", { name: say.end }).click();
  await arrive(page, /\/admin\/shops\/[a-z0-9]+$/);
}

/** Who loses it in the demo (apps/api/seed). */
const names = { bn: "Liton Das", en: "Mitu Rani" };

/** Somebody's second factor is said to be lost; they read it in their console, and stop it. */
async function askAndStopReset(office: Office, seller: Page): Promise<void> {
  const { page, console, language } = office;
  const phone = demoPeople.lostFactor[language];
  await signInToConsole(seller, console, phone);
  await addFactor(seller, console);

  await page.goto(`${console}/admin/customers?q=${phone}`);
  await follow(page, page.locator("main a[href*='/admin/customers/']"));
  await follow(page, page.locator("main a[href$='/second-factor']"));
  await page.locator("main [name=reason]").fill("Phone and SIM card stolen on a bus");
  await submit(page);
  await arrive(page, /\/admin\/factor-resets$/);
  const reset = page.getByRole("link", { name: names[language] });
  await follow(page, reset);

  await seller.goto(`${console}/account`);
  await follow(seller, seller.locator("a[href$='/account/factor-reset']"));
  await submit(seller);
  await arrive(seller, /\/account\/second-factor$/);
  await page.goto(`${console}/admin/factor-resets`);
  await expect(reset).toHaveCount(0);
}

/** What was done stands in the trail; nothing of the later work failed. */
async function readTrail({ page, console, language }: Office): Promise<void> {
  const { actions } = strings[language].audit;
  await page.goto(`${console}/admin/audit`);
  for (const action of ["message_handle", "category_create", "category_remove"] as const)
    await expect(page.locator("main")).toContainText(actions[action]);
  await page.goto(`${console}/admin/jobs`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(strings[language].adminJobs.title);
  await page.goto(`${console}/admin/more`);
  await follow(page, page.locator("main a[href$='/admin/staff']"));
  await expect(page.locator("main")).toContainText("Tareq Aziz");
}

for (const [javaScriptEnabled, language] of [
  [true, "bn"],
  [false, "en"],
] as const) {
  const title = `the platform's office sees to what waits for it (JavaScript ${javaScriptEnabled ? "on" : "off"}, ${language})`;
  test.describe(title, () => {
    test.use({ javaScriptEnabled });
    test(title, async ({ page, port, newVisitor }) => {
      const console = consoleAt(port, language);
      const platform = `http://localhost:${port}${locales[language].pathPrefix}`;
      await openDraft(await newVisitor(), console, language);

      const office = { page, console, platform, language };
      await signInAsAdmin(page, console);
      if (javaScriptEnabled) await expectNoAxeViolations(page);
      await readNumbers(office);
      await findOrder(office);
      await answerMessage(office);
      await seeReport(office);
      await blockAndUnblock(office);
      await addAndRemoveCategory(office);
      await keepQuestion(office);
      await readTerms(office);
      await addArea(office);
      await changeHelpPhone(office);
      await lookIntoShop(office);
      await askAndStopReset(office, await newVisitor());
      await readTrail(office);
    });
  });
}
