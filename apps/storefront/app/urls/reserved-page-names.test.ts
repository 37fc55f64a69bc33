import { isReservedPageName } from "@haat/contract/shared/reserved-page-names";
import { expect, test } from "vitest";
import { forMachines, pagesOfEveryHost } from "./platform-pages";
import { shopPages, shopResources } from "./shop-pages";

test("no extra page of a shop can take the address of a page of ours", () => {
  const tables = { ...shopPages, ...shopResources, ...pagesOfEveryHost, ...forMachines };
  const firstParts = Object.keys(tables)
    .map((path) => path.split("/")[0] ?? "")
    // What begins with a dot or a parameter is no name that a title makes.
    .filter((name) => /^[a-z]/.test(name));
  expect(firstParts.filter((name) => !isReservedPageName(name))).toEqual([]);
});
