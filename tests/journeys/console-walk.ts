import { pageAddresses, type Moment } from "@haat/console/testing/page-addresses";
import { strings } from "@haat/i18n/strings";
import type { Page } from "@playwright/test";
import { arrive } from "./arrival";
import { newPhone } from "./combinations";
import {
  addFactor,
  askCode,
  consoleAt,
  demoPeople,
  draft,
  giveName,
  openDraft,
  signInAsAdmin,
  shopOf,
  signInToConsole,
  signOutOfConsole,
  startApplication,
  submit,
  typeCode,
} from "./console-parts";
import { expect } from "./demo-test";
import type { JourneyLanguage } from "./journey-words";
import type { Look } from "./page-walk";
import { addPasskey, addPasskeyDevice } from "./passkeys";

/** Who looks at the console's pages, where, and how. */
export interface Walk {
  page: Page;
  port: number;
  language: JourneyLanguage;
  /** How somebody's page is looked at. */
  lookWith(page: Page): Look;
  /** The page of somebody else. */
  another(): Promise<Page>;
}

/** The pages that are there to be seen at a moment; `ids` of what the one who looks has. */
async function lookAt(
  { page, port, language, lookWith }: Walk,
  moment: Moment,
  ids: Record<string, string> = {},
) {
  const look = lookWith(page);
  for (const [name, { when, at }] of Object.entries(pageAddresses))
    for (const path of when === moment ? at : []) {
      const filled = path.replace(/\{(\w+)\}/g, (_, id: string) => ids[id] ?? `no-${id}`);
      await look(path, name, consoleAt(port, language) + filled);
    }
}

/** The part of the first link on the page that leads to an address of this shape; waits for one. */
async function linked(page: Page, shape: RegExp): Promise<string> {
  const links = page.locator("main a[href]");
  let found: string | undefined;
  const find = async () => {
    found = (await links.evaluateAll((all) => all.map((each) => each.getAttribute("href") ?? "")))
      .map((href) => shape.exec(href)?.[1])
      .find((part) => part !== undefined);
    return found;
  };
  await expect.poll(find, { message: `a link on ${page.url()} is like ${shape}` }).toBeDefined();
  return found ?? "";
}

/** Every page that anybody sees, and those of who opens a shop. */
export async function walkAsNewcomer(walk: Walk): Promise<void> {
  const { page, port, language } = walk;
  const console = consoleAt(port, language);
  await lookAt(walk, "anybody");
  await askCode(page, console, newPhone());
  await lookAt(walk, "code sent");
  await page.goto(`${console}/login/code`);
  await typeCode(page);
  await lookAt(walk, "code right");
  await page.goto(`${console}/login/name`);
  await giveName(page);
  await lookAt(walk, "newcomer");
  await page.goto(`${console}/open`);
  await startApplication(page, language, draft[language]);
  await lookAt(walk, "applicant", { shop: shopOf(page) });
}

/** A draft with a choice to make, begun from the list. @returns its number */
async function beginDraft(page: Page): Promise<string> {
  await page.locator("main form[action$='/goods/new'] button").click();
  await arrive(page, /\/goods\/drafts\/\d+$/);
  const draft = /(\d+)$/.exec(page.url())?.[1] ?? "";
  await page.locator("main [name=intent][value=options]").click();
  await arrive(page, /\/options$/);
  await page.locator("[name=name_0]").fill("Colour");
  await page.locator("[name=values_0]").fill("Red\nBlue");
  await submit(page);
  await arrive(page, /\/variants$/);
  return draft;
}

/** A text on the first page. @returns its number */
async function writeText(page: Page, home: string): Promise<string> {
  await page.goto(`${home}/new-text`);
  await page.locator("main [name=text_en]").fill("Fresh every morning.");
  await submit(page);
  await arrive(page, /\/home$/);
  return linked(page, /\/home\/(\d+)$/);
}

/** A domain that nobody has proved. @returns the domain */
async function enterDomain(page: Page, domains: string): Promise<string> {
  const domain = "rahim-bazar.com";
  await page.goto(`${domains}/new`);
  await page.locator("main [name=domain]").fill(`www.${domain}`);
  await submit(page);
  await arrive(page, (url) => url.pathname.endsWith(`/domains/${domain}`));
  return domain;
}

/** An API key that can be revoked. @returns its id */
async function makeApiKey(page: Page, keys: string): Promise<string> {
  await page.goto(`${keys}/new`);
  await page.locator("main [name=name]").fill("Stock list");
  await page.locator("main [name=scope_read_goods]").check();
  await submit(page);
  await page.locator("main [data-slot=fresh-secret]").waitFor();
  await page.goto(keys);
  return linked(page, /\/api-keys\/([\w-]+)\/revoke$/);
}

/** A webhook to which nothing was told yet. @returns its id */
async function addWebhook(page: Page, webhooks: string): Promise<string> {
  await page.goto(`${webhooks}/new`);
  await page.locator("main [name=url]").fill("https://hooks.example.invalid/haat");
  await page.locator("main [name=event_order_created]").check();
  await submit(page);
  await page.locator("main [data-slot=fresh-secret]").waitFor();
  await page.goto(webhooks);
  return linked(page, /\/webhooks\/([\w-]{36})$/);
}

/** A size guide. @returns its number */
async function writeSizeGuide(page: Page, guides: string): Promise<string> {
  await page.goto(`${guides}/new`);
  await page.locator("main [name=name_en]").fill("Aprons");
  await page.locator("main [name=name_bn]").fill("এপ্রন");
  await page.locator("main [name=cell_0_0]").fill("38-40");
  await page.locator("main [data-slot=button][name=intent][value=save]").click();
  await arrive(page, /\/size-guides$/);
  return linked(page, /\/size-guides\/(\d+)$/);
}

/** All prices by a rule, which nobody applies. @returns the number of the change */
async function previewRule(page: Page, table: string): Promise<string> {
  await page.goto(table);
  await page.locator("summary", { has: page.locator("[data-slot=rule]") }).click();
  await page.locator("main [name=amount]").fill("10");
  await page.locator("main [name=intent][value=rule]").click();
  await arrive(page, /\/goods\/table\/\d+$/);
  return /(\d+)$/.exec(page.url())?.[1] ?? "";
}

/** A coupon that nobody has used. @returns its number */
async function makeCoupon(page: Page, coupons: string): Promise<string> {
  await page.goto(`${coupons}/new`);
  await page.locator("main [name=value]").fill("10");
  await submit(page);
  await arrive(page, /\/goods\/coupons\/\d+$/);
  return /(\d+)$/.exec(page.url())?.[1] ?? "";
}

/** A file with a new product and a row that cannot be one, looked at. @returns the number of the import */
async function lookAtFile(page: Page, imports: string): Promise<string> {
  await page.goto(imports);
  const text = "name_en,price,stock\r\nHoney,850,12\r\nButter,nothing,1\r\n";
  await page
    .locator("main [name=table]")
    .setInputFiles({ name: "goods.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
  await submit(page);
  await arrive(page, /\/goods\/import\/\d+$/);
  return /(\d+)$/.exec(page.url())?.[1] ?? "";
}

/** Puts cash into the till. @returns the number of the entry */
async function putIntoTill(page: Page, cash: string): Promise<string> {
  await page.goto(`${cash}/till`);
  await page.locator("main [name=move][value=put_in]").check({ force: true });
  await page.locator("main [name=amount]").fill("500");
  await page.locator("main [name=note]").fill("Change");
  await submit(page);
  await arrive(page, (url) => !url.pathname.endsWith("/till"));
  await page.goto(`${cash}/book`);
  return linked(page, /\/cash\/book\/(\d+)$/);
}

/** Has a courier's statement checked. @returns its number */
async function checkStatement(page: Page, statements: string): Promise<string> {
  await page.goto(statements);
  await page.locator("main [name=courier]").selectOption({ label: "Pathao" });
  const text = "Invoice,Collected Amount,Delivery Fee\r\nZZZZ-22222,500,60";
  await page
    .locator("main [name=table]")
    .setInputFiles({ name: "pathao.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
  await submit(page);
  await arrive(page, /\/cash\/statements\/\d+$/);
  return /(\d+)$/.exec(page.url())?.[1] ?? "";
}

/** The shop's test shop, with goods and orders in it. */
async function openTestShop(page: Page, testShop: string): Promise<void> {
  await page.goto(testShop);
  await submit(page);
  await page.locator("main a[href$='/test-shop/fresh']").waitFor();
}

/** Every page of a shop that sells, of its owner, its manager and of who is invited to it. */
export async function walkAsSeller(walk: Walk): Promise<void> {
  const { page, port, language } = walk;
  const console = consoleAt(port, language);
  await signInToConsole(page, console, demoPeople.ownerWhoLooks[language]);
  const shop = shopOf(page);
  await page.goto(`${console}/shop/${shop}/members/new`);
  await page.locator("main [name=phone]").fill(demoPeople.invited[language]);
  await submit(page);
  await arrive(page, /\/members$/);
  const member = await linked(page, /\/members\/(\d+)$/);
  await page.goto(`${console}/shop/${shop}/goods`);
  const product = await linked(page, /\/goods\/product\/(\d+)$/);
  const draft = await beginDraft(page);
  const bulkEdit = await previewRule(page, `${console}/shop/${shop}/goods/table`);
  const goodsImport = await lookAtFile(page, `${console}/shop/${shop}/goods/import`);
  await page.goto(`${console}/shop/${shop}/goods/categories`);
  const shopCategory = await linked(page, /\/goods\/categories\/(\d+)$/);
  await page.goto(`${console}/shop/${shop}/goods/ribbons`);
  const ribbon = await linked(page, /\/goods\/ribbons\/(\d+)$/);
  const coupon = await makeCoupon(page, `${console}/shop/${shop}/goods/coupons`);
  await page.goto(`${console}/shop/${shop}/banners`);
  const banner = await linked(page, /\/banners\/(\d+)$/);
  const goods = { product, draft, bulkEdit, goodsImport };
  const section = await writeText(page, `${console}/shop/${shop}/home`);
  await page.goto(`${console}/shop/${shop}/pages`);
  const extraPage = await linked(page, /\/pages\/(\d+)$/);
  const sizeGuide = await writeSizeGuide(page, `${console}/shop/${shop}/goods/size-guides`);
  const cashEntry = await putIntoTill(page, `${console}/shop/${shop}/cash`);
  const statement = await checkStatement(page, `${console}/shop/${shop}/cash/statements`);
  const domain = await enterDomain(page, `${console}/shop/${shop}/domains`);
  const apiKey = await makeApiKey(page, `${console}/shop/${shop}/api-keys`);
  const webhook = await addWebhook(page, `${console}/shop/${shop}/webhooks`);
  await openTestShop(page, `${console}/shop/${shop}/test-shop`);
  const face = {
    webhook,
    apiKey,
    cashEntry,
    statement,
    shopCategory,
    ribbon,
    coupon,
    banner,
    section,
    extraPage,
    sizeGuide,
    domain,
  };
  await page.goto(`${console}/shop/${shop}/orders/all`);
  const order = await linked(page, /\/orders\/([A-Z0-9]+-[A-Z0-9]+)$/);
  await lookAt(walk, "owner", { shop, order, member, ...goods, ...face });
  await addFactor(page, console);
  await signOutOfConsole(page, console);
  await signInToConsole(page, console, demoPeople.ownerWhoLooks[language]);
  await lookAt(walk, "proof asked");
  await signOutOfConsole(page, console);

  await signInToConsole(page, console, demoPeople.managerWhoLooks[language]);
  await lookAt(walk, "manager", { shop });
  await signOutOfConsole(page, console);

  await signInToConsole(page, console, demoPeople.invited[language]);
  await page.goto(`${console}/shops`);
  const invitation = await linked(page, /\/invitation\?id=([\w-]+)/);
  await lookAt(walk, "invited", { invitation });
}

/** Every page of the platform's own people, with a message, a shop that waits and an area that somebody wrote. */
export async function walkAsAdmin(walk: Walk): Promise<void> {
  const { page, port, language } = walk;
  const loser = await walk.another();
  const console = consoleAt(port, language);
  await page.goto(`http://localhost:${port}/contact`);
  for (const [name, value] of Object.entries({
    name: "Rahim",
    email: "rahim@example.com",
    subject: "Hello",
    message: "How do I open a shop?",
  }))
    await page.locator(`main [name=${name}]`).fill(value);
  await page.locator("main [data-slot=contact-form] [type=submit]").last().click();
  await page.getByText(strings.bn.components.contactForm.thanks).waitFor();
  await openDraft(page, console, language);
  await signOutOfConsole(page, console);

  const lost = demoPeople.lostFactorLookedAt[language];
  await signInToConsole(loser, console, lost);
  await addFactor(loser, console);

  await addPasskeyDevice(page);
  await signInAsAdmin(page, console);
  await addPasskey(page, console);
  await page.goto(`${console}/account/second-factor`);
  const passkey = await linked(page, /passkey=([\w-]+)/);
  const ids: Record<string, string> = { passkey, ...(await adminIds(page, console, lost)) };
  await lookAt(walk, "admin", ids);
  await lookAtReset(walk, loser, ids.loser ?? "");
}

/** What is seen of a second factor that is said to be lost, by an admin and by whose it is. */
async function lookAtReset(walk: Walk, loser: Page, id: string): Promise<void> {
  const { page, port, language } = walk;
  const console = consoleAt(port, language);
  await page.goto(`${console}/admin/customers/${id}/second-factor`);
  await page.locator("main [name=reason]").fill("Phone and SIM card stolen on a bus");
  await submit(page);
  await arrive(page, /\/admin\/factor-resets$/);
  await lookAt(walk, "reset asked for", { reset: await linked(page, /\/factor-resets\/(\d+)$/) });
  await lookAt({ ...walk, page: loser }, "reset asked");
}

/** What an admin finds on the lists. */
async function adminIds(page: Page, console: string, lost: string): Promise<Record<string, string>> {
  const found = async (list: string, shape: RegExp) => {
    await page.goto(`${console}/admin/${list}`);
    return linked(page, shape);
  };
  const waiting = await found("applications", /\/admin\/shops\/([^/?]+)$/);
  const shop = await found("shops?view=approved", /\/admin\/shops\/([^/?]+)$/);
  const version = await found(`shops/${shop}`, /suspend\?version=(\d+)/);
  await page.goto(`${console}/admin/categories`);
  return {
    waiting,
    shop,
    version,
    category: await unusedCategory(page, console),
    customer: await found("customers?q=01700000001", /\/customers\/(\d+)$/),
    loser: await found(`customers?q=${lost}`, /\/customers\/(\d+)$/),
    content: await found("site?view=question", /\/admin\/site\/(question\/\d+)$/),
    message: await found("inbox", /\/inbox\/(\d+)$/),
    place: await found("places", /\/admin\/places\/(.+)$/),
    placeAdd: (await found("places", /\/admin\/places\/(.+)$/)).replace("?", "/add?"),
  };
}

/** A business category that no shop has. */
async function unusedCategory(page: Page, console: string): Promise<string> {
  await page.goto(`${console}/admin/categories`);
  const links = page.locator("main a[href*='/admin/categories/']");
  const ids = (await links.evaluateAll((all) => all.map((each) => each.getAttribute("href") ?? "")))
    .map((href) => /\/(\d+)$/.exec(href)?.[1])
    .filter((id) => id !== undefined);
  for (const id of ids) {
    await page.goto(`${console}/admin/categories/${id}/remove`);
    if (page.url().endsWith("/remove")) return id;
  }
  throw new Error("Every business category has shops.");
}
