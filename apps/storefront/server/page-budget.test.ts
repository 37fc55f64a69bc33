import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStorefront, type TestStorefront } from "../testing/open-storefront";
import { pageAddresses } from "../testing/page-addresses";
import { chunkContents, heaviest, scriptsOfRoutes, sizeOf } from "../testing/page-scripts";
import { weighPages, type PageWeight } from "../testing/page-weights";
import { changesOfWeight, kib, readLedger } from "../testing/weight-ledger";

/** What a page may weigh, in bytes after brotli. */
const budget = { javascript: 96 * 1024, css: 14 * 1024, html: 14 * 1024 };

/** What a route may bring beyond the scripts that every page of a shop has. */
const ownScripts = 12 * 1024;

let storefront: TestStorefront;
let pages: Record<string, PageWeight>;
beforeAll(async () => {
  storefront = await openStorefront();
  pages = await weighPages(() => storefront.visit());
});
afterAll(() => storefront.close());

describe("a first view", () => {
  it("was weighed of every page there is", () => {
    expect(Object.keys(pages)).toEqual(Object.keys(pageAddresses));
  });

  it("weighs what was agreed: `npm run weight -- --agree` writes the table anew", () => {
    expect(changesOfWeight(readLedger(), pages, chunkContents).join("\n")).toBe("");
  });

  it("keeps to its budget on every page, for guests and customers", () => {
    for (const [name, page] of Object.entries(pages))
      for (const kind of ["javascript", "css", "html"] as const) {
        const why = `${name} has ${kib(page[kind])} of ${kind}:\n${heaviest(page.scripts)}`;
        expect(page[kind], why).toBeLessThanOrEqual(budget[kind]);
      }
  });

  it("has no scripts on marketing, policy, offline and error pages", async () => {
    for (const path of scriptless) {
      const { root } = await storefront.visit().open(path);
      const found = root.querySelectorAll("script:not([type='application/ld+json']), link[data-late]");
      expect(found.length, path).toBe(0);
    }
  });
});

const scriptless = [
  "/",
  "/terms-of-use",
  "/offline",
  "/en/offline",
  "/rongdhonu/nothing/here",
  "/no-such-shop",
];

it("no route brings more than its share of scripts", async () => {
  for (const [route, files] of scriptsOfRoutes(storefront.build)) {
    const size = sizeOf(files);
    expect(size, `${route} brings ${kib(size)}:\n${heaviest(files)}`).toBeLessThanOrEqual(ownScripts);
  }
});

it("no page draws what the stylesheet's sources leave out", () => {
  const stylesheet = readFileSync(join(import.meta.dirname, "../app/storefront.css"), "utf8");
  const folders = [...stylesheet.matchAll(/@source not "[./]+(packages\/[^"]+)"/g)].flatMap(
    ([, path = ""]) => {
      const [, begin = path, names = ""] = /^(.*)\{(.*)\}$/.exec(path) ?? [];
      return names.split(",").map((name) => begin + name);
    },
  );
  const drawn = Object.values(chunkContents).flatMap(({ modules }) => modules.map(({ id }) => id));
  expect(folders.length).toBeGreaterThan(3);
  expect(
    drawn.filter((id) => folders.some((folder) => id === folder || id.startsWith(`${folder}/`))),
  ).toEqual([]);
});
