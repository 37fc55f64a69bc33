import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readConfig } from "./config";

const root = join(import.meta.dirname, "../../..");
const folder = mkdtempSync(join(tmpdir(), "haat-settings-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a process says that is started with settings, and how it ends. */
async function start(file: string, settings: Record<string, string>) {
  const child = spawn(process.execPath, ["--import", "tsx", join(root, file)], {
    cwd: root,
    env: { NODE_ENV: "test", PATH: process.env.PATH, DATA_FOLDER: folder, PORT: "0", ...settings },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (part: string) => (said += part));
  const [code] = (await once(child, "close")) as [number];
  return { code, said: said.trim() };
}

describe.each(["apps/storefront/server/main.ts", "apps/api/src/serve.ts"])("%s", (file) => {
  it("says in words which setting is wrong, and ends", async () => {
    for (const [name, value] of [
      ["PORT", "many"],
      ["RATE_LIMIT", ""],
      ["LOG_LEVEL", "loud"],
      ["HAAT_SECRET", "short"],
      ["SMS", "pigeon"],
      ["RETENTION_TRAIL", "30"],
    ] as const) {
      const { code, said } = await start(file, { [name]: value });
      expect([code, said]).toEqual([1, expect.stringContaining(name)]);
      expect(said).not.toMatch(/^\s+at |Error:/m);
      expect(said).not.toContain("short");
    }
  });
});

it("the storefront refuses an address of an API that is none", () => {
  for (const API_URL of ["127.0.0.1:3001", "ftp://api", "http://"])
    expect(() => readConfig({ API_URL, DATA_FOLDER: folder }, root)).toThrow(/must be an address[^]*API_URL/);
});
