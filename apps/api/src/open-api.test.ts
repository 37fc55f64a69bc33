import { rmSync } from "node:fs";
import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import { migrationsFolder } from "./database/migrations";
import { openApi } from "./open-api";
import { readConfig } from "./process/config";
import { startPrivatePostgres } from "./testing/private-postgres.mjs";
import { makeScratchFolder, scratchFolder } from "./testing/scratch-folder";

const server = await startPrivatePostgres([], scratchFolder());
const dataFolder = makeScratchFolder("haat-open-api-");
afterAll(() => {
  server?.stop();
  rmSync(dataFolder, { recursive: true, force: true });
});

test.skipIf(!server)(
  "what is made for somebody who has gone is made to its end before the database closes",
  async () => {
    const faults: string[] = [];
    const logger = pino({ level: "error" }, { write: (line: string) => void faults.push(line) });
    const settings = { DATABASE_URL: server?.url, DATA_FOLDER: dataFolder, RATE_LIMIT: "0" };
    const api = await openApi(readConfig(settings), logger, migrationsFolder);
    const look = (shop_name: string) =>
      api
        .createClient()
        .store.sellerInfoByShop({ language: "en", shop_name })
        .catch((refusal: { code: string }) => refusal.code);
    const page = async (_: unknown, place: number) => {
      const answers = [];
      // Few enough for a busy machine: the end waits five seconds for them.
      for (let call = 0; call < 8; call += 1) answers.push(await look(`no-shop-${place}-${call}`));
      return answers;
    };

    const pages = Promise.all(Array.from({ length: 10 }, page));
    await api.close();

    const answers = new Set((await pages).flat());
    expect(faults).toEqual([]);
    expect(answers).toEqual(new Set(["store_not_found"]));
  },
);
