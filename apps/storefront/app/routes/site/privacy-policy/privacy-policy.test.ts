import { strings } from "@haat/i18n/strings";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openStorefront, platformOrigin, type TestStorefront } from "../../../../testing/open-storefront";
import { createPlainBrowser } from "../../../../testing/plain-browser";
import { createStorefront } from "../../../../server/storefront";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await openStorefront({ RETENTION_MESSAGES: "60", RETENTION_TRAIL: "1095" });
});
afterAll(() => storefront.close());

it("says how long things stay as it is set for the jobs that delete them, in both languages", async () => {
  const visitor = createPlainBrowser(storefront.fetch, platformOrigin);
  const words = async (path: string) => (await visitor.open(path)).text;
  const english = await words("/en/privacy-policy");
  expect(english).toContain("reports of shops: 60 days.");
  expect(english).toContain("changed in your account: 3 years.");
  expect(english).toContain("nobody touches: 30 days.");
  const bengali = await words("/privacy-policy");
  expect(bengali).toContain("অভিযোগ: ৬০ দিন।");
  expect(bengali).toContain("বদলেছে তার হিসাব: ৩ বছর।");
  for (const page of [english, bengali]) expect(page).not.toContain("{{");
});

it("says nothing of it, but when to come again, as long as nobody has told how it is set", async () => {
  const { parts } = storefront;
  const never = () => new Promise<never>(() => undefined);
  const createClient: typeof parts.api.createClient = (headers) => ({
    ...parts.api.createClient(headers),
    landing: { landingPageFooterInfo: never } as never,
  });
  const { fetch } = createStorefront({ ...parts, api: { ...parts.api, createClient } });
  const page = await createPlainBrowser(fetch, platformOrigin).open("/en/privacy-policy");
  expect([page.status, page.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(page.text).toContain(strings.en.pages.failure["503"].title);
});
