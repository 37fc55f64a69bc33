import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../../database/open-database";
import { inTransaction } from "../../database/transaction";
import { makeScratchFolder } from "../../testing/scratch-folder";
import { fillDataFolder } from "../../testing/test-database";
import { createPlaces, createTestShop } from "../../testing/test-shop";
import { findApp } from "./shop-app.repository";
import { requestShopApp } from "./shop-app.usecases";

const dataFolder = makeScratchFolder("haat-killed-app-");
let shopId = 0;

beforeAll(async () => {
  await fillDataFolder(dataFolder);
  const { db, close } = await openDatabase({ dataFolder });
  await createPlaces(db);
  const shop = await createTestShop(db);
  shopId = shop.id;
  await inTransaction(db, (tx) => requestShopApp(tx, shopId, new Date()));
  await close();
});
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));

/**
 * A process that makes the app, killed (SIGKILL) when it has kept so many files; with 0 it is left to end.
 * @returns the keys of the files that it told of, and how it ended
 */
async function makeApp(hours: number, killedAt = 0) {
  const script = join(import.meta.dirname, "../../testing/make-apps.ts");
  const maker = spawn(
    process.execPath,
    ["--import", "tsx", script, dataFolder, String(hours), String(killedAt)],
    {
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  const ended = once(maker, "exit");
  const keys: string[] = [];
  for await (const key of createInterface({ input: maker.stdout })) {
    keys.push(key);
    if (keys.length === killedAt) maker.kill("SIGKILL");
  }
  const [code, signal] = (await ended) as [number | null, NodeJS.Signals | null];
  return { keys, end: signal ?? code };
}

async function appNow() {
  const { db, close } = await openDatabase({ dataFolder });
  const app = await findApp(db, shopId);
  await close();
  return app;
}

test("a process that is killed while it makes an app leaves no version, and the next one makes it whole", async () => {
  // By the first of its files, and by the last, when only the version is missing.
  for (const [run, killedAt] of [1, 18].entries()) {
    const { keys, end } = await makeApp(run, killedAt);
    expect([keys.length, end]).toEqual([killedAt, "SIGKILL"]);
    expect(await appNow()).toMatchObject({ version: 0, files: null });
  }
  expect((await makeApp(2)).end).toBe(0);
  const app = await appNow();
  expect(app).toMatchObject({ version: 1, staleSince: null });
  const { icons, pictures } = app?.files ?? { icons: {}, pictures: {} };
  const named = [icons, ...Object.values(pictures)].flatMap((each) => Object.values<string>(each));
  expect(named).toHaveLength(18);
  expect(named.filter((key) => !existsSync(join(dataFolder, "media", key)))).toEqual([]);
});
