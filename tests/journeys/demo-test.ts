import { createHash } from "node:crypto";
import { test as base, type BrowserContext, type Page } from "@playwright/test";
import type { Zone } from "@haat/api/testing/name-server";
import { openDemoServers, type DemoServers, type Hosting } from "./demo-servers";
import { recordVisits } from "./visits";

export { expect } from "@playwright/test";

interface TestFixtures {
  /** Whether the pages that a test visits count as visited (whole-run.spec.ts). */
  keepsVisits: boolean;
  /** Opens a page for somebody else, with a browser of their own. */
  newVisitor: () => Promise<Page>;
}

export interface WorkerFixtures {
  /** Which servers the tests run against; a worker runs one kind. */
  hosting: Hosting;
  servers: DemoServers;
  /** Where this worker's own storefront listens, with the demo's shops as nobody has touched them. */
  port: number;
  /** What DNS says to those servers. */
  zone: Zone;
}

/** Playwright's `test` with servers of each worker's own. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  keepsVisits: [true, { option: true }],
  hosting: ["embedded API", { scope: "worker", option: true }],
  servers: [
    async ({ hosting }, use, { project }) => {
      const servers = await openDemoServers(hosting, project.outputDir);
      await use(servers);
      await servers.close();
    },
    // Before the browser, so that it ends after it: a server waits for the connections that are open.
    { scope: "worker", auto: true, timeout: 300_000 },
  ],
  port: [({ servers }, use) => use(servers.port), { scope: "worker" }],
  zone: [({ servers }, use) => use(servers.zone), { scope: "worker" }],
  context: async ({ context, keepsVisits }, use, info) => {
    const { testId, titlePath, repeatEachIndex, project } = info;
    await context.setExtraHTTPHeaders({ "X-Forwarded-For": addressOf(`${testId} ${repeatEachIndex}`) });
    const visits = recordVisits(context);
    await use(context);
    if (info.status !== info.expectedStatus) await tellWhatIsShown(context);
    if (keepsVisits) visits.keep(project.outputDir, titlePath.join(" › "));
  },
  newVisitor: async ({ browser, javaScriptEnabled, viewport, keepsVisits }, use, { titlePath, project }) => {
    const opened: { context: BrowserContext; visits: ReturnType<typeof recordVisits> }[] = [];
    await use(async () => {
      const context = await browser.newContext({ javaScriptEnabled, viewport });
      opened.push({ context, visits: recordVisits(context) });
      return context.newPage();
    });
    for (const { context, visits } of opened) {
      if (keepsVisits) visits.keep(project.outputDir, titlePath.join(" › "));
      await context.close();
    }
  },
});

/** How much of a page is told where its test fails, in characters, and how long it may take to read, in ms. */
const shown = { mostCharacters: 1500, milliseconds: 10_000 };

/** Prints what each page of a visitor shows: the picture of it stays on the machine where the test failed. */
async function tellWhatIsShown(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) {
    const body = page.locator("body");
    const text = await body
      .innerText({ timeout: shown.milliseconds })
      .catch((error: unknown) => String(error));
    process.stderr.write(
      `${page.url()} shows:\n${text.replace(/\n\s*\n/g, "\n").slice(0, shown.mostCharacters)}\n\n`,
    );
  }
}

/**
 * Each visitor comes from an address of their own: one address gets 20 codes an hour. It is of the range
 * for documentation, and made of what is told apart: the test, and which of its repetitions.
 */
function addressOf(key: string): string {
  const digest = createHash("sha256").update(key).digest("hex");
  return `2001:db8:${digest.slice(0, 4)}:${digest.slice(4, 8)}::1`;
}
