import { strings } from "@haat/i18n/strings";
import { arrive } from "./arrival";
import { journey, newPhone, sendCode, shownCode, signUp } from "./combinations";
import { expect } from "./demo-test";
import { expectErrors, expectValues, fill } from "./page-parts";

const soldOut = "product-details/block-print-saree";
const form = "[data-slot=stock-alert-form]";

journey("a guest leaves a number to be told when something is back", async ({ page, shop, language }) => {
  const { api, components } = strings[language];
  const phone = newPhone();
  await page.goto(`${shop}/${soldOut}`);
  await fill(page, { phone: "0181" });
  await page.locator(`${form} [value=ask_alert]`).click();
  await expectErrors(page, { phone: api.fields.phone_length });
  await expectValues(page, { phone: "0181" });
  await sendCode(page, phone, /stock-alert\/code/);
  await page.locator("[name=otp]").fill(await shownCode(page));
  await page.locator("[name=otp]").press("Enter");
  await arrive(page, new RegExp(soldOut));
  await expect(page.locator("body")).toContainText(api.stockAlert.asked.replace("{{phone}}", phone));
  await expect(page.locator(form)).toContainText(components.stockAlertForm.title);
});

journey("a customer waits for something and takes it back", async ({ page, shop, language }) => {
  const { accountPages, components } = strings[language];
  await page.goto(`${shop}/login`);
  await signUp(page);
  await page.goto(`${shop}/${soldOut}`);
  await page.locator(`${form} [value=ask_alert]`).click();
  await expect(page.locator(form)).toContainText(components.stockAlertForm.waiting);
  await page.goto(`${shop}/my-account`);
  await page.locator("main a[href$='my-account/stock-alerts']").click();
  await page.locator("[data-slot=stock-alert-list] button").click();
  await expect(page.locator("main")).toContainText(accountPages.stockAlerts.empty);
});
