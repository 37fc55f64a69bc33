import type { Page } from "@playwright/test";
import { arrive } from "./arrival";
import { newPhone, pressOnProduct, shownCode, type Visit } from "./combinations";
import { expect } from "./demo-test";
import { words } from "./journey-words";

/** Somebody new orders an umbrella, to be brought to their door. @returns the order's number */
export async function orderUmbrella(visit: Visit): Promise<string> {
  const { page, language, javaScript } = visit;
  const say = words[language];
  await pressOnProduct(visit, "monsoon-umbrella", "buy");
  await page.getByLabel(say.mobile).fill(newPhone());
  await page.getByRole("button", { name: say.sendCode }).click();
  await page.locator("[data-slot=otp-form] input[name=otp]").fill(await shownCode(page));
  await page.locator("[data-slot=otp-form] input[name=otp]").press("Enter");
  await arrive(page, /signup/);
  await page.locator("[name=first_name]").fill(say.firstName);
  await page.locator("[name=last_name]").fill(say.lastName);
  await page.locator("[name=password]").fill("river-boat-monsoon-9");
  await page.locator("[name=terms]").check();
  await page.getByRole("button", { name: say.openAccount }).click();
  await page.getByRole("link", { name: say.addAddress }).first().click();
  await page.locator("[name=id_city]").selectOption({ label: say.city });
  if (!javaScript) await page.getByRole("button", { name: say.refresh }).click();
  await page.locator("[name=id_area]").selectOption({ index: 1 });
  await page.locator("[name=address]").fill(say.street);
  await page.locator("[name=postal_code]").fill(say.postalCode);
  await page.getByRole("button", { name: say.saveAddress }).click();
  await page.getByRole("button", { name: say.placeOrder }).click();
  await expect(page.getByRole("heading", { name: say.placed })).toBeVisible();
  return /orders\/([^/]+)\/placed/.exec(page.url())?.[1] ?? "no number in the address";
}

/** The button of an order's step, on a card or beside what was just done. */
export const stepOf = (page: Page, slot: string, number: string) =>
  page.locator(`[data-slot=${slot}]:has([value="${number}"]) button`);
