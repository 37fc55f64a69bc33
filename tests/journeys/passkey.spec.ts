import { strings } from "@haat/i18n/strings";
import type { Page } from "@playwright/test";
import { arrive } from "./arrival";
import { consoleAt, demoPeople, follow, signInToConsole, submit } from "./console-parts";
import { expect, test } from "./demo-test";
import { startScripts } from "./page-parts";
import { addPasskeyDevice } from "./passkeys";

const { secondFactor, consoleShell } = strings.en;

/** Whatever the page asks for anew by itself is answered by the server, and arrives late: when the rest may. */
async function holdAnswers(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((open) => (release = open));
  const devtools = await page.context().newCDPSession(page);
  devtools.on("Fetch.requestPaused", ({ requestId, request }) => {
    const until = request.method === "GET" ? held : Promise.resolve();
    void until
      .then(() => devtools.send("Fetch.continueRequest", { requestId }))
      // The page asks no more.
      .catch(() => undefined);
  });
  const patterns = [{ urlPattern: "*/second-factor/passkey?*_data=*", requestStage: "Response" as const }];
  await devtools.send("Fetch.enable", { patterns });
  return release;
}

test("a passkey of the phone proves the seller from the second sign-in on", async ({ page, port }) => {
  const console = consoleAt(port, "en");
  await addPasskeyDevice(page);
  await signInToConsole(page, console, demoPeople.ownerWithPasskey);
  await page.goto(`${console}/account/second-factor/passkey`);
  await startScripts(page);
  const release = await holdAnswers(page);
  const make = page.getByRole("button", { name: secondFactor.passkeyMake });
  await make.click();
  await expect(page.locator("main [data-slot=field-error]")).toHaveText(
    strings.en.api.fields.passkey_name_required,
  );
  await page.locator("main [name=name]").fill("Redmi");
  const sent = page.waitForResponse((answer) => answer.request().method() === "POST");
  await make.click();
  await sent;
  release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(secondFactor.codes.title);
  await expect(page.locator("main ol li")).toHaveCount(10);

  await page.goto(`${console}/logout`);
  await page.getByRole("button", { name: consoleShell.signOut }).click();
  await expect(page.getByRole("link", { name: consoleShell.welcome.start })).toBeVisible();
  await signInToConsole(page, console, demoPeople.ownerWithPasskey);
  await expect(page).toHaveURL(/\/login\/proof$/);
  await startScripts(page);
  await page.getByRole("button", { name: secondFactor.prove.passkey }).click();
  await expect(page).toHaveURL(/\/en\/shop\/[a-z0-9]+$/);

  await page.goto(`${console}/account/second-factor`);
  await follow(page, page.locator("main a[href*='/passkey/remove?passkey=']"));
  await submit(page);
  await arrive(page, /\/account\/second-factor$/);
  await expect(page.locator("main a[href*='/passkey/remove?passkey=']")).toHaveCount(0);
});
