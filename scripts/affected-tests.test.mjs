import { describe, expect, it } from "vitest";
import { chooseTests, fingerprintUnits, noteRun } from "./affected-tests.mjs";

/** Two pages that use a button, one of them a rating and a call; what all stand on. */
const sources = {
  "packages/ui/src/button.tsx": [],
  "packages/ui/src/rating.tsx": [],
  "apps/api/src/features/order/order.routes.ts": ["apps/api/src/http/call.ts"],
  "apps/api/src/http/call.ts": ["packages/ui/src/rating.tsx"],
  "apps/storefront/app/routes/cart/cart/cart.route.tsx": ["packages/ui/src/button.tsx"],
  "apps/storefront/app/routes/cart/cart/cart.test.ts": ["apps/storefront/testing/open.ts"],
  "apps/storefront/app/routes/order/order/order.route.tsx": [
    "packages/ui/src/button.tsx",
    "packages/ui/src/rating.tsx",
    "apps/api/src/features/order/order.routes.ts",
  ],
  "apps/storefront/app/routes/order/order/order.test.ts": [],
  "apps/storefront/testing/open.ts": ["packages/ui/src/rating.tsx"],
  "apps/storefront/server/pages.test.ts": [],
};

const units = ["cart", "order"].map((name) => ({
  name,
  file: `apps/storefront/app/routes/${name}/${name}/${name}.test.ts`,
  starts: [`apps/storefront/app/routes/${name}/${name}/${name}.route.tsx`],
}));
const anything = { name: "pages", file: "apps/storefront/server/pages.test.ts", starts: undefined };

function modulesWith(...changed) {
  return new Map(
    Object.entries(sources).map(([file, leadsTo]) => [
      file,
      { text: "", digest: changed.includes(file) ? "changed" : file, leadsTo: new Set(leadsTo) },
    ]),
  );
}
const unitsOf = (modules) => fingerprintUnits(modules, [anything, ...units]);
const before = modulesWith();

const passed = new Map(
  ["pages", "order", "cart"].map((name) => [name, { hasPassed: true, seconds: 1, tests: 10 }]),
);
const ledger = noteRun(before, undefined, unitsOf(before), passed, 90);
const names = (units) => units.map(({ name }) => name);

/** The names of what is run, unchanged and left after a change of some files. */
function choiceAfter(changed, budget, known = ledger) {
  const modules = modulesWith(...changed);
  const { chosen, unchanged, left } = chooseTests(modules, unitsOf(modules), known, budget);
  return { chosen: names(chosen), unchanged: names(unchanged), left: names(left) };
}

describe("which tests a change affects", () => {
  it("is none where nothing has changed", () => {
    expect(choiceAfter([])).toEqual({ chosen: [], unchanged: ["pages", "cart", "order"], left: [] });
  });

  it("is those that lead to the changed file, over pages and calls", () => {
    for (const file of ["packages/ui/src/rating.tsx", "apps/api/src/features/order/order.routes.ts"])
      expect(choiceAfter([file]).chosen).toEqual(["order", "pages"]);
  });

  it("begins with the tests nearest to the change, for as long as they may take", () => {
    const pages = choiceAfter([
      "apps/storefront/app/routes/order/order/order.route.tsx",
      "packages/ui/src/button.tsx",
    ]);
    expect(pages).toEqual({ chosen: ["order", "cart"], unchanged: [], left: ["pages"] });
  });

  it("is all where what all stand on has changed, those that touch least first", () => {
    const { chosen, left } = choiceAfter(["apps/api/src/http/call.ts"]);
    expect([chosen, left]).toEqual([["cart", "order"], ["pages"]]);
  });

  it("holds what is new, was changed itself or failed, however long it takes", () => {
    const changed = ["apps/storefront/server/pages.test.ts", "packages/ui/src/button.tsx"];
    expect(choiceAfter(changed, 0).chosen).toEqual(["pages"]);

    const failed = new Map([["order", { hasPassed: false, seconds: 1, tests: 10 }]]);
    const order = unitsOf(before).filter(({ name }) => name === "order");
    expect(choiceAfter([], 0, noteRun(before, ledger, order, failed, 9)).chosen).toEqual(["order"]);
  });

  it("leaves nothing for good: what had to wait is touched until it has run", () => {
    const changed = ["packages/ui/src/button.tsx"];
    const { chosen, left } = choiceAfter(changed, 30);
    expect([chosen, left]).toEqual([["cart"], ["order", "pages"]]);

    const modules = modulesWith(...changed);
    const ran = unitsOf(modules).filter(({ name }) => chosen.includes(name));
    const next = noteRun(modules, ledger, ran, passed, 30);
    expect(choiceAfter(changed, 60, next).chosen).toEqual(["order", "pages"]);
  });
});
