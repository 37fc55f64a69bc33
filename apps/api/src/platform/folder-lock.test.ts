import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockFolder } from "./folder-lock";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "haat-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const leaveLockOf = (processId: number) => writeFileSync(join(folder, "process.lock"), String(processId));

test("a folder is one holder's at a time, and free again after", () => {
  const lock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(/in use by process/);
  lock.release();
  expect(readdirSync(folder)).toEqual([]);
  lockFolder(folder).release();
});

test("a living process keeps its folder", () => {
  leaveLockOf(process.ppid);
  expect(() => lockFolder(folder)).toThrow(`in use by process ${process.ppid}`);
});

test("a process that is gone, or one of the same number before a restart, does not", () => {
  const gone = spawnSync(process.execPath, ["--version"]).pid;
  for (const left of [gone, process.pid, Number.NaN]) {
    leaveLockOf(left);
    lockFolder(folder).release();
  }
});
