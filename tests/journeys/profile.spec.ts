import { strings } from "@haat/i18n/strings";
import { arrive } from "./arrival";
import { journey, newPhone, signUp } from "./combinations";
import { expect } from "./demo-test";
import { expectErrors, expectValues, fill } from "./page-parts";
import { phonePhoto } from "./phone-photo";

const twoMegabytes = 2 * 1024 * 1024;

journey("a customer changes name, e-mail and picture; what is faulty changes nothing", async (visit) => {
  const { page, shop, language, javaScript } = visit;
  const { errors, fields } = strings[language].api;
  await page.goto(`${shop}/login`);
  await signUp(page);
  await page.goto(`${shop}/my-account/edit`);
  const save = () => page.locator("[data-slot=profile-form] [type=submit]").click();
  const picture = page.locator("[name=picture]");
  // A corner of the page is as good a picture as any.
  const png = await page.screenshot({ clip: { x: 0, y: 0, width: 64, height: 64 } });

  const faulty = { first_name: "<b>", last_name: "ক".repeat(31), email: "rahima@" };
  await fill(page, faulty);
  await save();
  await expectErrors(page, {
    first_name: fields.name_characters,
    last_name: fields.name_length,
    email: fields.email_invalid,
  });
  await expectValues(page, faulty);

  const good = { first_name: "করিমা", last_name: "বেগম", email: "karima@example.com" };
  for (const [file, sentence] of [
    [
      { name: "me.png", mimeType: "image/png", buffer: Buffer.from("no picture at all") },
      errors.picture_format,
    ],
    [
      { name: "me.png", mimeType: "image/png", buffer: Buffer.concat([png, Buffer.alloc(twoMegabytes)]) },
      errors.picture_too_large,
    ],
  ] as const) {
    await fill(page, good);
    await picture.setInputFiles(file);
    await save();
    await expectErrors(page, { picture: sentence });
    await expectValues(page, good);
  }

  const photo = await phonePhoto();
  expect(photo.length).toBeGreaterThan(2 * twoMegabytes);
  await fill(page, good);
  await picture.setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer: photo });
  if (javaScript) {
    // It is made small before it is sent.
    const size = () => picture.evaluate((input: HTMLInputElement) => input.files?.[0]?.size ?? 0);
    await expect.poll(size).toBeLessThan(twoMegabytes);
  } else {
    await save();
    await expectErrors(page, { picture: errors.picture_too_large });
    await expectValues(page, good);
    await picture.setInputFiles({ name: "me.png", mimeType: "image/png", buffer: png });
  }
  await save();
  await arrive(page, /my-account$/);
  for (const value of Object.values(good)) await expect(page.locator("main")).toContainText(value);
  await page.goto(`${shop}/my-account/edit`);
  await expectValues(page, good);
  const kept = page.locator("[data-slot=file-field] img");
  await expect(kept).toHaveAttribute("src", /^\/media\//);
  await kept.scrollIntoViewIfNeeded();
  await expect.poll(() => kept.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

journey("a customer chooses another password and signs in with it", async (visit) => {
  const { page, shop, language, javaScript } = visit;
  const { api } = strings[language];
  const phone = newPhone();
  await page.goto(`${shop}/login`);
  await signUp(page, phone);
  await page.goto(`${shop}/my-account/password`);
  const save = () => page.locator("[data-slot=password-form] [type=submit]").last().click();

  await fill(page, { old_password: "river-boat-monsoon-9", password: "short" });
  await save();
  await expectErrors(page, { password: api.fields.password_short });
  // A secret does not come back from the server; a page that was not loaded anew has what was typed.
  if (!javaScript) await expectValues(page, { old_password: "", password: "" });
  await fill(page, { old_password: "not-my-password", password: "paper-kite-harvest-3" });
  await save();
  await expectErrors(page, { old_password: api.fields.old_password_wrong });
  await fill(page, { old_password: "river-boat-monsoon-9", password: "paper-kite-harvest-3" });
  await save();
  await arrive(page, /my-account$/);
  await expect(page.locator("body")).toContainText(api.account.passwordSaved);

  await page.goto(`${shop}/logout`);
  await page.locator("main form [type=submit]").click();
  await arrive(page, (url) => !url.pathname.includes("logout"));
  await page.goto(`${shop}/my-account`);
  await arrive(page, /login/);
  await page.goto(`${shop}/login/password`);
  const signIn = () => page.locator("[data-slot=password-sign-in-form] [type=submit]").last().click();
  await fill(page, { phone, password: "river-boat-monsoon-9" });
  await signIn();
  await expect(page.locator("[data-slot=password-sign-in-form]")).toContainText(api.errors.password_wrong);
  await expectValues(page, javaScript ? { phone } : { phone, password: "" });
  await fill(page, { password: "paper-kite-harvest-3" });
  await signIn();
  await arrive(page, /my-account$/);
  await expect(page.locator("main")).toContainText("রহিমা");
});
