import { barePages, consolePages, resources } from "@haat/console/app/urls/console-pages";
import { pageName } from "@haat/storefront/app/urls/page-name";
import {
  forMachines,
  ownPages,
  ownResources,
  pagesOfEveryHost,
  platformPages,
  platformResources,
  platformSignUp,
} from "@haat/storefront/app/urls/platform-pages";
import { shopPages, shopResources } from "@haat/storefront/app/urls/shop-pages";
import { expect, test } from "@playwright/test";
import { readVisits } from "./visits";

/** Its project depends on those of the journeys: it is left out where only some of them were chosen. */
test("every page was shown in a journey, and everything else asked for", () => {
  const visits = readVisits(test.info().project.outputDir);
  const namesIn = (...tables: Record<string, string>[]) =>
    tables.flatMap((table) => Object.values(table).map(pageName));
  const wanted = [
    ...namesIn(platformPages, platformSignUp, pagesOfEveryHost, shopPages).map((name) => `shown ${name}`),
    ...namesIn(ownPages).map((name) => `shown site-${name}`),
    ...namesIn(platformResources, shopResources, forMachines).map((name) => `asked ${name}`),
    ...namesIn(ownResources).map((name) => `asked site-${name}`),
    ...namesIn(barePages, consolePages).map((name) => `shown console ${name}`),
    ...namesIn(resources).map((name) => `asked console ${name}`),
  ];
  const unseen = wanted.filter((visit) => !visits.has(visit));
  expect(unseen, "Each of these needs a journey that comes by (CONTRIBUTING.md, Add a page)").toEqual([]);
});
