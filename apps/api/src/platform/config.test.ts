import { expect, test } from "vitest";
import { readConfig } from "./config";

const secret = "s".repeat(32);

test("a machine of one's own needs no settings", () => {
  expect(readConfig({})).toMatchObject({
    demo: false,
    platformHost: "localhost",
    dataFolder: ".data",
    port: 3001,
  });
});

test("demo mode is refused where everybody could read the codes", () => {
  const open = { HAAT_DEMO: "1", NODE_ENV: "production", HAAT_SECRET: secret };
  expect(() => readConfig({ ...open, PLATFORM_HOST: "haat.example" })).toThrow(/HAAT_DEMO/);
  for (const PLATFORM_HOST of ["localhost:3000", "demo.localhost", "127.0.0.1:80"]) {
    expect(readConfig({ ...open, PLATFORM_HOST }).demo).toBe(true);
  }
});

test("a public host needs a secret of its own", () => {
  expect(() => readConfig({ PLATFORM_HOST: "haat.example" })).toThrow(/HAAT_SECRET/);
  expect(readConfig({ PLATFORM_HOST: "haat.example", HAAT_SECRET: secret }).secret).toBe(secret);
});

test("what is wrong is named", () => {
  expect(() => readConfig({ PORT: "many", HAAT_SECRET: "short" })).toThrow(
    /HAAT_SECRET[\s\S]*PORT|PORT[\s\S]*HAAT_SECRET/,
  );
});
