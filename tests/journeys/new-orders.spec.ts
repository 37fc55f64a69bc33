import type { BrowserContext, Page } from "@playwright/test";
import { strings } from "@haat/i18n/strings";
import { arrive } from "./arrival";
import { expectNoAxeViolations } from "./axe";
import { bothWays, journey } from "./combinations";
import { consoleAt, demoPeople, shopOf, signInOnce } from "./console-parts";
import { expect } from "./demo-test";
import { orderUmbrella, stepOf } from "./order-parts";
import { startScripts } from "./page-parts";

journey(
  "a seller chooses how to hear of new orders, and an open desk shows one that comes",
  async (visit) => {
    // Whose pages count as visited: the seller's.
    const { page: desk, language, javaScript, shop } = visit;
    const console = consoleAt(Number(new URL(shop).port), language);
    const words = strings[language].orderAlerts;
    const shopper = await desk.context().browser()?.newContext({ javaScriptEnabled: javaScript });
    if (!shopper) throw new Error("There is no browser.");
    await signInOnce(desk, console, demoPeople.pausing[language]);
    const ofShop = `${console}/shop/${shopOf(desk)}`;
    await desk.goto(`${ofShop}/orders`);
    await openTools(desk);
    await desk.getByRole("link", { name: words.entry, exact: true }).click();
    await arrive(desk, /orders\/alerts$/);
    await desk.getByRole("button", { name: words.texts.on }).click();
    await expect(desk.locator("main")).toContainText(words.texts.isOn);
    if (javaScript) {
      await expectNoAxeViolations(desk);
      await hearsOfPush(desk.context(), desk, `${ofShop}/orders`);
    } else await expect(desk.locator("main")).toContainText(words.device.needsScripts);
    await desk.getByRole("button", { name: words.texts.off }).click();
    await expect(desk.locator("main")).not.toContainText(words.texts.isOn);

    const stream = desk.waitForResponse((answer) => answer.url().endsWith("/orders/stream"));
    stream.catch(() => undefined);
    await desk.goto(`${ofShop}/orders`);
    if (javaScript) {
      await startScripts(desk);
      await openTools(desk);
      await desk.getByRole("button", { name: words.sound.on }).click();
      await expect(desk.getByRole("button", { name: words.sound.off })).toBeVisible();
      expect((await stream).status()).toBe(200);
    }
    const number = await orderUmbrella({ ...visit, page: await shopper.newPage() });
    const news = desk.locator("[data-slot=new-orders] a");
    const again = desk.getByRole("link", { name: strings[language].orderDesk.lookAgain });
    await (javaScript ? news : again).click();
    await expect(stepOf(desk, "next-step", number)).toBeVisible();
    await shopper.close();
  },
  bothWays,
);

/** On a phone the desk's tools that are used less often stand behind a word. */
const openTools = (desk: Page) => desk.locator("[data-slot=desk-tools] summary").click();

/** What the worker shows, as it is handed to the browser. */
type Shown = [title: string, options: { tag: string; data: string }];

/** What a push service brings is shown. The browser without a screen lets nobody show anything, so what it is told is looked at. */
async function hearsOfPush(context: BrowserContext, page: Page, href: string): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error("There is no service worker.");
  const sent = JSON.stringify({ title: "দোকান", body: "…", href, tag: "ABCD-12345" });
  const shown = await worker.evaluate((data) => {
    const calls: unknown[] = [];
    const scope = self as unknown as {
      registration: { showNotification: (...given: unknown[]) => Promise<void> };
      PushEvent: new (type: string, init: { data: string }) => Event;
    } & EventTarget;
    scope.registration.showNotification = (...given) => Promise.resolve(void calls.push(given));
    scope.dispatchEvent(new scope.PushEvent("push", { data }));
    return calls;
  }, sent);
  const [title, options] = (shown as Shown[])[0] ?? [];
  expect([title, options?.tag, options?.data]).toEqual(["দোকান", "ABCD-12345", href]);
}
