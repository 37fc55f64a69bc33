import type { Page } from "@playwright/test";
import { arrive } from "./arrival";
import { startScripts } from "./page-parts";

/** A device that keeps passkeys, and whose owner always says yes. */
export async function addPasskeyDevice(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Makes a passkey on the page's device for who is signed in and has proved it. */
export async function addPasskey(page: Page, console: string): Promise<void> {
  await page.goto(`${console}/account/second-factor/passkey`);
  await startScripts(page);
  await page.locator("main [name=name]").fill("Redmi");
  await page.locator("main form [data-slot=button]").first().click();
  await arrive(page, (url) => !url.pathname.endsWith("/passkey"));
}
