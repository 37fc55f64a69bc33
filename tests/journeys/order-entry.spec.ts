import { strings } from "@haat/i18n/strings";
import { arrive } from "./arrival";
import { expectNoAxeViolations } from "./axe";
import { bothWays, journey, newPhone } from "./combinations";
import { consoleAt, demoPeople, shopOf, signInOnce, submit } from "./console-parts";
import { expect } from "./demo-test";
import { words } from "./journey-words";

journey(
  "an order that came by phone is written down: goods found and counted, its cost seen, accepted from the start",
  async (visit) => {
    const { page, language, javaScript, shop } = visit;
    const say = strings[language].orderEntry;
    const console = consoleAt(Number(new URL(shop).port), language);
    await signInOnce(page, console, demoPeople.pausing[language]);
    await page.goto(`${console}/shop/${shopOf(page)}/orders`);
    await page.locator("main a[href$='/orders/new']").first().click();
    await arrive(page, /orders\/new/);
    const look = page.locator("[data-slot=order-goods]");
    const find = look.getByRole("button", { name: strings[language].consoleShell.list.find });
    const lookAgain = look.getByRole("button", { name: say.look });

    await look.locator("[name=q]").fill(language === "bn" ? "ছাতা" : "umbrella");
    await find.click();
    await arrive(page, /q=/);
    await look
      .locator("li input")
      .first()
      .fill(language === "bn" ? "২" : "2");
    await look.locator("[name=city]").selectOption({ label: words[language].city });
    await look.locator("[name=area]").fill(language === "bn" ? "মিরপুর" : "Mirpur");
    await lookAgain.click();
    const form = page.locator("[data-slot=console-form]");
    await expect(form).toContainText(language === "bn" ? "অর্ডার লিখে রাখুন: ৳" : "Write down the order: ৳");
    if (javaScript) await expectNoAxeViolations(page);

    await form.locator("[name=phone]").fill(newPhone());
    await form.locator("[name=address]").fill(words[language].street);
    await submit(page);
    await expect(form).toContainText(strings[language].api.fields.recipient_required);
    await form.locator("[name=recipient]").fill(language === "bn" ? "রহিমা বেগম" : "Rahima Begum");
    await form.locator("[name=source][value=message]").check({ force: true });
    await submit(page);
    await arrive(page, /orders\/[A-Z0-9]+-[A-Z0-9]+$/);
    await expect(page.locator("main")).toContainText(say.origin.message);
    await expect(page.locator("[data-slot=next-step] button")).toContainText(
      strings[language].orderDesk.steps.packed,
    );
  },
  bothWays,
);
