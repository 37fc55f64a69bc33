import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { demoByDefault } from "./demo-default.mjs";
import { isInstalled, noteInstall } from "./install-stamp.mjs";

it("packages count as installed by npm's own postinstall, until the lock names others", () => {
  const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, "../package.json"), "utf8"));
  expect(scripts.postinstall).toBe("node scripts/install-stamp.mjs");
  const folder = mkdtempSync(join(tmpdir(), "haat-install-"));
  mkdirSync(join(folder, "node_modules"));
  writeFileSync(join(folder, "package-lock.json"), "{}");
  expect(isInstalled(folder)).toBe(false);
  noteInstall(folder);
  expect(isInstalled(folder)).toBe(true);
  writeFileSync(join(folder, "package-lock.json"), '{ "lockfileVersion": 3 }');
  expect(isInstalled(folder)).toBe(false);
  rmSync(folder, { recursive: true });
});

it("the demo's shops are put into no database that DATABASE_URL names, unless somebody says so", () => {
  expect(demoByDefault({})).toBe("1");
  expect(demoByDefault({ DATABASE_URL: "postgres://localhost/own" })).toBe("0");
  expect(demoByDefault({ DATABASE_URL: "postgres://localhost/own", HAAT_DEMO: "1" })).toBe("1");
  expect(demoByDefault({ HAAT_DEMO: "0" })).toBe("0");
});
