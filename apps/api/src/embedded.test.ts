import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { callHeaders } from "@haat/contract/shared/client";
import { defaultLanguage, languages } from "@haat/contract/shared/languages";
import { expect, test } from "vitest";
import { applySeed } from "../seed/apply-seed";
import { walkThroughCalls } from "./features/documentation/example-walk";
import { callShapes } from "./testing/call-arbitrary";
import { createDocumentedClient } from "./testing/documented-client";
import { addFailedJob } from "./testing/failed-job";
import { putTogether } from "./testing/test-api";
import { openTestDatabase } from "./testing/test-database";
import { isWholeRun } from "./testing/whole-run";

// In `npm test` the rules are proved on a PostgreSQL server; this proves that every call runs on the embedded database too,
// and with `--whole` in both languages and over a server as well.
test.each(isWholeRun ? languages : [defaultLanguage])(
  "every call is answered in %s as the document says, from the first visit to the invoice",
  async (language) => {
    const mediaFolder = mkdtempSync(join(tmpdir(), "haat-embedded-"));
    const { db, close } = await openTestDatabase();
    const api = putTogether(db);
    await applySeed(db, { mediaFolder, now: api.clock.now() });
    await addFailedJob(db, api.clock.now());
    const made = new Set<string>();
    const connect = (headers: Record<string, string> = {}) =>
      createDocumentedClient(
        {
          fetch: async (request, bindings) => {
            // Two calls of the same moment would be ordered by chance.
            api.clock.advance(1);
            return api.fetch(request, bindings);
          },
        },
        { [callHeaders.language]: language, ...headers },
        (call) => made.add(call),
      );
    await walkThroughCalls(
      connect,
      language,
      (seconds) => api.clock.advance(seconds),
      () => api.jobs.runDue(),
    );
    await close();
    rmSync(mediaFolder, { recursive: true, force: true });
    expect([...made].sort()).toEqual(
      callShapes()
        .map(({ name }) => name)
        .sort(),
    );
  },
);
