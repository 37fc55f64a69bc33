import { routeOfAddress } from "@haat/console/testing/route-of-address";
import { expect, test } from "./demo-test";
import { walkAsAdmin, walkAsNewcomer, walkAsSeller, type Walk } from "./console-walk";
import { lookAtPage, narrow } from "./page-look";
import { expectValidHtml } from "./valid-html";

// To open a page is no journey.
test.use({ keepsVisits: false, viewport: narrow });

const walks: Record<string, (walk: Walk) => Promise<void>> = {
  "who opens a shop": walkAsNewcomer,
  "who runs one": walkAsSeller,
  "the platform's people": walkAsAdmin,
};

for (const language of ["bn", "en"] as const)
  for (const [whose, walk] of Object.entries(walks)) {
    const title = `every page of the console for ${whose} is valid HTML, fits 320 px, has no axe violation, no fault and its own digits (${language})`;
    test(title, async ({ page, port, newVisitor }) => {
      const faults: string[] = [];
      const sent = new Map<string, string>();
      page.on("pageerror", (error) => faults.push(String(error)));
      await walk({
        page,
        port,
        language,
        lookWith: (whose) => lookAtPage({ page: whose, language, sent, routeOfAddress, faults }),
        another: newVisitor,
      });
      expectValidHtml(sent);
      expect(faults).toEqual([]);
    });
  }
