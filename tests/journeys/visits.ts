import { createHash } from "node:crypto";
import { appendFileSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { routeOfAddress as consoleRouteOf } from "@haat/console/testing/route-of-address";
import { routeOfAddress as storefrontRouteOf } from "@haat/storefront/testing/route-of-address";
import type { BrowserContext } from "@playwright/test";

const folderIn = (results: string) => join(results, "visits");

/** An address of ours that is no file of the build. */
const ownPage = /^http:\/\/([\w-]+\.)?localhost:\d+\/(?!assets\/)/;

/** The route that answers an address, by its name; the console's have a word before them. */
function routeOfAddress(address: string): string | undefined {
  if (!new URL(address).hostname.startsWith("console.")) return storefrontRouteOf(address);
  const name = consoleRouteOf(address);
  return name && `console ${name}`;
}

/** What this worker's tests have looked up: they go to the same pages again and again. */
const known = new Map<string, string | undefined>();

function routesOf(addresses: ReadonlySet<string>): ReadonlySet<string> {
  for (const address of addresses) if (!known.has(address)) known.set(address, routeOfAddress(address));
  return new Set([...addresses].map((address) => known.get(address)).filter((name) => name !== undefined));
}

/** Notes what a browser is shown, and what it asks for; as a look-up takes long, the routes are found at the end, each address once. */
export function recordVisits(context: BrowserContext) {
  const shown = new Set<string>();
  const asked = new Set<string>();
  const note = (visits: Set<string>, address: string) => {
    if (ownPage.test(address)) visits.add(address.replace(/[?#].*/, ""));
  };
  context.on("request", (request) => note(asked, request.url()));
  context.on("page", (page) => {
    page.on("framenavigated", (frame) => {
      if (frame === page.mainFrame()) note(shown, frame.url());
    });
    // What is kept as a file is no request of the page.
    page.on("download", (download) => note(asked, download.url()));
  });
  return {
    /** Adds them to what this test has visited, in a folder that Playwright empties before a run. */
    keep(results: string, test: string): void {
      const lines = [
        ...[...routesOf(shown)].map((name) => `shown ${name}`),
        ...[...routesOf(asked)].map((name) => `asked ${name}`),
      ];
      mkdirSync(folderIn(results), { recursive: true });
      const name = createHash("sha256").update(test).digest("hex").slice(0, 16);
      appendFileSync(join(folderIn(results), `${name}.txt`), lines.map((line) => `${line}\n`).join(""));
    },
  };
}

/** What all tests have visited, as `shown <route>` and `asked <route>`, of the console `shown console <route>`. */
export function readVisits(results: string): ReadonlySet<string> {
  const files = readdirSync(folderIn(results)).map((name) =>
    readFileSync(join(folderIn(results), name), "utf8"),
  );
  return new Set(files.flatMap((text) => text.split("\n")));
}
