import { strings } from "@haat/i18n/strings";
import { arrive } from "./arrival";
import { bothWays, journey, newPhone, shownCode } from "./combinations";
import { expect, test } from "./demo-test";

// It starts servers of another kind, so it stands at the top: a worker runs one kind.
test.use({ hosting: "short-lived codes" });
// One worker's servers do for all.
test.describe.configure({ mode: "default" });

journey(
  "a code older than its life is refused, and another one is asked for and works",
  async (visit) => {
    const { page, shop, language } = visit;
    const { api, pages } = strings[language];
    await page.goto(`${shop}/login`);
    await page.locator("main [name=phone]").fill(newPhone());
    await page.locator("main [name=phone]").press("Enter");
    await arrive(page, /login\/code/);
    const old = await shownCode(page);
    const form = page.locator("[data-slot=otp-form]");
    await expect(form).not.toContainText(pages.signIn.expired);

    // The server of this journey lets codes live for seconds; the page says when it is over.
    await expect(async () => {
      await page.reload();
      await expect(form).toContainText(pages.signIn.expired, { timeout: 500 });
    }).toPass({ intervals: [2_000] });
    await page.locator("[name=otp]").fill(old);
    await page.locator("[name=otp]").press("Enter");
    await expect(form.locator("[data-slot=field-error]")).toHaveText(api.errors.otp_expired);
    await expect(page.locator("[name=otp]")).toHaveValue(old);

    await form.locator("[data-slot=button][value=resend]").click();
    await expect(form).not.toContainText(pages.signIn.expired);
    await expect(form.locator("[data-slot=inline-alert] strong")).not.toHaveText(old);
    await page.locator("[name=otp]").fill(await shownCode(page));
    await page.locator("[name=otp]").press("Enter");
    await arrive(page, /signup/);
  },
  bothWays,
);
