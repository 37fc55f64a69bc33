import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockFolder } from "./folder-lock";
import { identityOf } from "./process-identity";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "haat-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const leaveLock = (left: string) => writeFileSync(join(folder, "process.lock"), left);

test("a folder is one holder's at a time, and free again after", () => {
  const lock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(/in use by process/);
  lock.release();
  expect(readdirSync(folder)).toEqual([]);
  lockFolder(folder).release();
});

test("a living process keeps its folder", () => {
  // What an older build left is the number alone.
  for (const left of [identityOf(process.ppid) ?? "", String(process.ppid)]) {
    leaveLock(left);
    expect(() => lockFolder(folder)).toThrow(`in use by process ${process.ppid}`);
  }
});

test("a process that is gone, or one of the same number before a restart, does not", () => {
  const gone = spawnSync(process.execPath, ["--version"]).pid;
  for (const left of [gone, process.pid, Number.NaN]) {
    leaveLock(String(left));
    lockFolder(folder).release();
  }
});

test.runIf(existsSync("/proc/self/stat"))(
  "a living process that got the number of one that is gone, or of one of an earlier boot, does not",
  () => {
    const [id, started, boot] = (identityOf(process.ppid) ?? "").split(" ");
    for (const left of [`${id} 1 ${boot}`, `${id} ${started} 00000000-0000-0000-0000-000000000000`]) {
      leaveLock(left);
      lockFolder(folder).release();
    }
  },
);
