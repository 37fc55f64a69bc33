import { locales } from "@haat/i18n/locales";
import { routeOfAddress } from "@haat/storefront/testing/route-of-address";
import type { Page } from "@playwright/test";
import { expect, test } from "./demo-test";
import { lookAtStart, narrow } from "./page-look";
import { walkAsCustomer, walkAsGuest, type Look } from "./page-walk";
import { expectValidHtml } from "./valid-html";

// To open a page is no journey.
test.use({ keepsVisits: false, viewport: narrow });

for (const language of ["bn", "en"] as const) {
  const everyPage = (whose: string, walk: (page: Page, platform: string, look: Look) => Promise<void>) => {
    const title = `every page of ${whose} is valid HTML, fits 320 px, has no axe violation, no fault and its own digits, and its controls stay as they are when its scripts start (${language})`;
    test(title, async ({ page, port }) => {
      const faults: string[] = [];
      const sent = new Map<string, string>();
      page.on("pageerror", (error) => faults.push(String(error)));
      await walk(
        page,
        `http://localhost:${port}${locales[language].pathPrefix}`,
        lookAtStart({ page, language, sent, routeOfAddress, faults }),
      );
      expectValidHtml(sent);
      expect(faults).toEqual([]);
    });
  };

  everyPage("anybody", (_page, platform, look) => walkAsGuest(platform, look));
  everyPage("a customer", (page, platform, look) => walkAsCustomer(page, platform, language, look));
}
