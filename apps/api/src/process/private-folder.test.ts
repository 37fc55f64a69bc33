import { chmodSync, lstatSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { backUp, restore } from "../database/backup";
import { openDatabase } from "../database/open-database";
import { makeScratchFolder } from "../testing/scratch-folder";
import { makePrivateFolder } from "./private-folder";

let folder = "";
beforeEach(() => {
  folder = makeScratchFolder("haat-private-");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What others than the user could read, write or enter, below a path. */
function openToOthers(path: string): string[] {
  const found = lstatSync(path);
  const inside = found.isDirectory()
    ? readdirSync(path).flatMap((name) => openToOthers(join(path, name)))
    : [];
  return [...((found.mode & 0o077) === 0 ? [] : [path]), ...inside];
}

test("a folder that others could read is narrowed with all that is in it", () => {
  const media = join(folder, "data/media");
  mkdirSync(media, { recursive: true });
  writeFileSync(join(media, "picture"), "");
  for (const path of [join(folder, "data"), media]) chmodSync(path, 0o777);
  chmodSync(join(media, "picture"), 0o666);
  makePrivateFolder(join(folder, "data"));
  expect(openToOthers(join(folder, "data"))).toEqual([]);
});

test("the embedded database, its backup and what is restored from it are their user's alone", async () => {
  const config = { dataFolder: join(folder, "data") };
  const file = join(folder, "haat.backup");
  mkdirSync(config.dataFolder, { mode: 0o755 });
  const { close } = await openDatabase(config);
  expect(lstatSync(config.dataFolder).mode & 0o777).toBe(0o700);
  await close();
  expect(openToOthers(config.dataFolder)).toEqual([]);
  await backUp(config, file);
  expect(openToOthers(file)).toEqual([]);
  await restore(config, file, { mayReplace: true });
  expect(openToOthers(config.dataFolder)).toEqual([]);
});
