import { strings } from "@haat/i18n/strings";
import { arrive } from "./arrival";
import { journey, newPhone, shownCode } from "./combinations";
import { expect } from "./demo-test";
import { tabTo, typeInto } from "./focus";
import { words } from "./journey-words";
import { startScripts } from "./page-parts";

journey("a shopper buys by keyboard alone and always sees where the focus is", async (visit) => {
  const { page, shop, language, javaScript } = visit;
  const say = words[language];
  const enter = () => page.keyboard.press("Enter");
  await page.goto(`${shop}/product-details/checked-lungi`);
  if (javaScript) await startScripts(page);
  await tabTo(page, "[data-slot=button][value=add]");
  await enter();
  if (javaScript) {
    await expect(page.getByRole("dialog")).toBeVisible();
    await tabTo(page, "[role=dialog] a[href*='checkout-products']");
  } else {
    await expect(page.locator("[data-slot=cart-count]")).not.toBeEmpty();
    await tabTo(page, "header a[href$='/cart']");
    await enter();
    await arrive(page, /\/cart$/);
    await tabTo(page, "main a[href*='checkout-products']");
  }
  await enter();

  await arrive(page, /login/);
  await typeInto(page, "main [name=phone]", newPhone());
  await enter();
  await arrive(page, /login\/code/);
  await typeInto(page, "[name=otp]", await shownCode(page));
  await enter();
  await arrive(page, /signup/);
  await typeInto(page, "[name=first_name]", say.firstName);
  await typeInto(page, "[name=last_name]", say.lastName);
  await typeInto(page, "main [name=password]", "river-boat-monsoon-9");
  await tabTo(page, "[name=terms]");
  await page.keyboard.press("Space");
  await expect(page.locator("[name=terms]")).toBeChecked();
  await tabTo(page, "[data-slot=sign-up-form] [type=submit][data-slot=button]");
  await enter();

  await arrive(page, /checkout-products/);
  await tabTo(page, "main a[href*='shipping-address/new']");
  await enter();
  await arrive(page, /shipping-address\/new/);
  const areas = page.locator("[name=id_area] option");
  await tabTo(page, "[name=id_city]");
  await page.keyboard.press("ArrowDown");
  if (!javaScript) {
    await tabTo(page, "[data-slot=address-form] [data-slot=button][value=refresh]");
    await enter();
  }
  await expect.poll(() => areas.count()).toBeGreaterThan(1);
  if (javaScript) await expect(page.locator("[name=id_city]")).toBeFocused();
  await expect(page.locator("[name=id_city]")).not.toHaveValue("");
  await tabTo(page, "[name=id_area]");
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("[name=id_area]")).not.toHaveValue("");
  await typeInto(page, "[name=address]", say.street);
  await typeInto(page, "[name=postal_code]", say.postalCode);
  await tabTo(page, "[data-slot=address-form] [data-slot=button][value=save]");
  await enter();

  await arrive(page, /checkout-products/);
  await tabTo(page, "[name=shipping_method]:checked");
  // With arrows there and back: the place to fetch it, then home delivery again.
  for (const [key, method] of [
    ["ArrowDown", "2"],
    ["ArrowUp", "1"],
  ] as const) {
    await page.keyboard.press(key);
    const choice = page.locator(`[type=radio][name=shipping_method][value='${method}']`);
    await expect(choice).toBeChecked();
    if (javaScript) await expect(page).toHaveURL(new RegExp(`shipping_method=${method}`));
    await expect(choice).toBeFocused();
  }
  await tabTo(page, "[data-slot=button][value=place]");
  await enter();
  await arrive(page, /\/placed/);
  await expect(
    page.getByRole("heading", { name: strings[language].components.orderPlaced.title }),
  ).toBeVisible();
});
