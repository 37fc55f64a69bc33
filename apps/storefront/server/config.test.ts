import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readConfig } from "./config";

const root = mkdtempSync(join(tmpdir(), "haat-config-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const secret = "f3a9c2e1b5d80476f3a9c2e1b5d80476";
const read = (environment: Record<string, string>) => readConfig(environment, root);

describe("the storefront's settings", () => {
  it("are none on a machine of one's own, whose secret nobody else can read", () => {
    const config = read({});
    expect([config.platformHost, config.host, config.secure]).toEqual(["localhost", "127.0.0.1", false]);
    expect(read({}).secrets).toEqual(config.secrets);
    expect(statSync(join(root, ".data/secret")).mode & 0o077).toBe(0);
    expect(statSync(join(root, ".data")).mode & 0o077).toBe(0);
  });

  it("let the demo run only where this machine alone reaches it, whatever NODE_ENV says", () => {
    for (const NODE_ENV of ["production", "development", ""]) {
      const demo = { HAAT_DEMO: "1", HAAT_SECRET: secret, NODE_ENV };
      expect(read(demo).demo).toBe(true);
      expect(() => read({ ...demo, HOST: "0.0.0.0" })).toThrow(/HAAT_DEMO/);
      expect(() => read({ ...demo, PLATFORM_HOST: "haat.example" })).toThrow(/HAAT_DEMO/);
      expect(() => read({ ...demo, PLATFORM_HOST: "haat.example", HOST: "127.0.0.1" })).toThrow(/HAAT_DEMO/);
    }
  });

  it("refuse a public host without a secret, and a secret that is none", () => {
    expect(() => read({ PLATFORM_HOST: "haat.example" })).toThrow(/HAAT_SECRET/);
    for (const HAAT_SECRET of ["short", "s".repeat(64)])
      expect(() => read({ PLATFORM_HOST: "haat.example", HAAT_SECRET })).toThrow(/HAAT_SECRET/);
  });

  it("let one secret follow another, each as strong as the other", () => {
    const older = secret.split("").reverse().join("");
    expect(read({ HAAT_SECRET: `${secret}, ${older}` }).secrets).toEqual([secret, older]);
    expect(() => read({ HAAT_SECRET: `${secret},short` })).toThrow(/must have 32[^]*HAAT_SECRET/);
  });

  it("take no empty platform's host for this machine", () => {
    expect(() => read({ PLATFORM_HOST: "", HAAT_SECRET: secret })).toThrow(/PLATFORM_HOST/);
  });

  it("take the platform's host with its port", () => {
    const config = read({ PLATFORM_HOST: "haat.example:8443", HAAT_SECRET: secret });
    expect([config.platformHost, config.secure, config.host]).toEqual(["haat.example", true, undefined]);
    expect(read({ PLATFORM_HOST: "localhost:3000" }).secure).toBe(false);
  });

  it("have one process watched where it is asked for and can have another beside it", () => {
    const DATABASE_URL = "postgres://somewhere/haat";
    const watched = (environment: Record<string, string>) => {
      const { processes, isWatched } = read(environment);
      return [processes, isWatched];
    };
    expect(watched({ DATABASE_URL })).toEqual([1, false]);
    expect(watched({ WEB_CONCURRENCY: "1", DATABASE_URL })).toEqual([1, true]);
    expect(watched({ WEB_CONCURRENCY: "1", API_URL: "http://127.0.0.1:3001" })).toEqual([1, true]);
    expect(watched({ WEB_CONCURRENCY: "auto" })).toEqual([1, false]);
  });

  it("refuse so few connections that a call waits for itself, in one process and in several", () => {
    const pool = (environment: Record<string, string>) =>
      read({ DATABASE_URL: "postgres://somewhere/haat", ...environment }).poolSize;
    expect(pool({ DATABASE_POOL: "2" })).toBe(2);
    expect(() => pool({ DATABASE_POOL: "1" })).toThrow(/2 or more[^]*DATABASE_POOL/);
    expect(() => pool({ DATABASE_POOL: "3", WEB_CONCURRENCY: "2" })).toThrow(
      /^DATABASE_POOL=3 is too little/,
    );
    expect(pool({ DATABASE_POOL: "5", WEB_CONCURRENCY: "2" })).toBe(2);
  });
});
