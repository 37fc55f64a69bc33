import type { Page } from "@playwright/test";
import { strings } from "@haat/i18n/strings";
import { journey, signUp, type Visit } from "./combinations";
import { expect } from "./demo-test";
import { words } from "./journey-words";
import { errorAt, expectErrors, expectValues, fill, startScripts } from "./page-parts";

const save = (page: Page) => page.locator("[data-slot=address-form] [data-slot=button][value=save]").click();
const cards = (page: Page) => page.locator("[data-slot=address-card]");

/** Chooses Dhaka and the area at this place of its list; where there are no scripts a button brings the areas. */
async function chooseArea({ page, language, javaScript }: Visit, area: number): Promise<void> {
  const refresh = page.locator("[data-slot=address-form] [data-slot=button][value=refresh]");
  if (javaScript) {
    await startScripts(page);
    await expect(refresh).toHaveCount(0);
  }
  await page.locator("[name=id_city]").selectOption({ label: words[language].city });
  if (!javaScript) await refresh.click();
  await page.locator("[name=id_area]").selectOption({ index: area });
}

journey("a customer keeps an address book: adds, corrects, chooses the home, deletes", async (visit) => {
  const { page, shop, language } = visit;
  const { fields } = strings[language].api;
  const { addresses } = strings[language].accountPages;
  const list = strings[language].components.savedAddressList;
  await page.goto(`${shop}/login`);
  await signUp(page);
  await page.goto(`${shop}/shipping-address`);
  await expect(page.locator("main")).toContainText(list.empty);

  await page.locator("main a[href$='/shipping-address/new']").click();
  const faulty = {
    first_name: "র",
    last_name: "@@@",
    contact_number: "0171234",
    address: "",
    postal_code: "12",
  };
  await fill(page, faulty);
  await save(page);
  await expectErrors(page, {
    first_name: fields.name_length,
    last_name: fields.name_characters,
    contact_number: fields.phone_length,
    id_division: fields.division_required,
    id_city: fields.city_required,
    id_area: fields.area_required,
    address: fields.address_required,
    postal_code: fields.postal_code_digits,
  });
  await expectValues(page, faulty);

  const first = {
    first_name: "রহিমা",
    last_name: "খাতুন",
    contact_number: "01712345678",
    address: words[language].street,
    postal_code: words[language].postalCode,
  };
  await fill(page, first);
  await chooseArea(visit, 1);
  await expectValues(page, first);
  // What came with the choice of the district is no longer missing.
  for (const name of ["id_division", "id_city"]) await expect(errorAt(page, name)).toHaveCount(0);
  await save(page);
  await expect(cards(page)).toHaveCount(1);
  // Another page begins at its top, however far down the button was that led to it.
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(cards(page)).toContainText(first.address);
  await expect(cards(page)).toContainText(list.home);
  await expect(cards(page)).toContainText(list.homeRule);
  await expect(cards(page).locator("a[href*='delete=']")).toHaveCount(0);

  await page.locator("main a[href$='/shipping-address/new']").click();
  await chooseArea(visit, 2);
  await fill(page, { address: "Road 99", postal_code: "1215" });
  await save(page);
  await expect(cards(page)).toHaveCount(2);
  const second = cards(page).filter({ hasText: "Road 99" });
  await expect(second.locator("[data-slot=badge]")).toHaveCount(0);

  await second.locator("a", { hasText: list.edit }).click();
  await expectValues(page, { address: "Road 99", postal_code: "1215" });
  await fill(page, { address: "Road 77, second floor" });
  await save(page);
  await expect(page.locator("body")).toContainText(addresses.changed);
  await expect(cards(page)).toHaveCount(2);
  await expect(cards(page).filter({ hasText: "Road 99" })).toHaveCount(0);

  const moved = cards(page).filter({ hasText: "Road 77, second floor" });
  await moved.locator("[data-slot=button][value=make_home]").click();
  await expect(moved.locator("[data-slot=badge]")).toHaveText(list.home);
  await expect(cards(page).first()).toContainText("Road 77, second floor");
  await expect(page.locator("[data-slot=address-card] [data-slot=badge]")).toHaveCount(1);

  const old = cards(page).filter({ hasText: first.address });
  await old.locator("a[href*='delete=']").click();
  await expect(old).toContainText(list.question);
  await expect(cards(page)).toHaveCount(2);
  await old.locator("[data-slot=button][value=delete]").click();
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText("Road 77, second floor");
  await page.reload();
  await expect(cards(page)).toHaveCount(1);
});
