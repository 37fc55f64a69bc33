import { expect, test } from "vitest";
import { readConfig } from "./config";

const secret = "f3a9c2e1b5d80476f3a9c2e1b5d80476";

test("a machine of one's own needs no settings", () => {
  expect(readConfig({})).toMatchObject({
    demo: false,
    platformHost: "localhost",
    dataFolder: ".data",
    port: 3001,
  });
});

test("demo mode is refused where everybody could read the codes", () => {
  const open = { HAAT_DEMO: "1", HAAT_SECRET: secret };
  for (const NODE_ENV of ["production", "development", undefined]) {
    expect(() => readConfig({ ...open, NODE_ENV, PLATFORM_HOST: "haat.example" })).toThrow(/HAAT_DEMO/);
    expect(() => readConfig({ ...open, NODE_ENV, HOST: "0.0.0.0" })).toThrow(/HAAT_DEMO/);
  }
  for (const PLATFORM_HOST of ["localhost:3000", "demo.localhost", "127.0.0.1:80"]) {
    expect(readConfig({ ...open, PLATFORM_HOST }).demo).toBe(true);
  }
});

test("a public host needs a secret of its own", () => {
  expect(() => readConfig({ PLATFORM_HOST: "haat.example" })).toThrow(/HAAT_SECRET/);
  expect(readConfig({ PLATFORM_HOST: "haat.example", HAAT_SECRET: secret }).secrets).toEqual([secret]);
});

test("outside the demo no secret is one that anybody knows", () => {
  expect(readConfig({}).secrets).not.toEqual(readConfig({}).secrets);
  expect(readConfig({}).secrets).not.toEqual(readConfig({ HAAT_DEMO: "1" }).secrets);
  for (const HAAT_SECRET of ["short", "s".repeat(64)])
    expect(() => readConfig({ HAAT_SECRET })).toThrow(/HAAT_SECRET/);
  expect(() => readConfig({ HAAT_SECRET: "s".repeat(64) })).not.toThrow("sss");
});

test("a secret can follow another: the first makes what is new, all of them and what they derive are believed", () => {
  const older = secret.split("").reverse().join("");
  const both = readConfig({ HAAT_SECRET: `${secret}, ${older}` });
  expect(both.secrets).toEqual([secret, older]);
  for (const only of [secret, older])
    expect(both.proxySecrets).toContain(readConfig({ HAAT_SECRET: only }).proxySecrets[0]);
  expect(() => readConfig({ HAAT_SECRET: `${secret},short` })).toThrow(/HAAT_SECRET/);
});

test("the platform's host may have a port, which is not part of its name", () => {
  expect(readConfig({ PLATFORM_HOST: "haat.example:8443", HAAT_SECRET: secret }).platformHost).toBe(
    "haat.example",
  );
});

test("a code may live shorter than three minutes, never longer", () => {
  expect(readConfig({}).oneTimeCode).toEqual({ lifetimeSeconds: 180, resendSeconds: 60 });
  const set = readConfig({ OTP_LIFETIME: "15", OTP_RESEND: "2" });
  expect(set.oneTimeCode).toEqual({ lifetimeSeconds: 15, resendSeconds: 2 });
  for (const OTP_LIFETIME of ["181", "0", "-1", "1.5", "long"])
    expect(() => readConfig({ OTP_LIFETIME }), OTP_LIFETIME).toThrow(/OTP_LIFETIME/);
  for (const OTP_RESEND of ["0", "3601"])
    expect(() => readConfig({ OTP_RESEND }), OTP_RESEND).toThrow(/OTP_RESEND/);
});

test("what is wrong is named", () => {
  expect(() => readConfig({ PORT: "many", HAAT_SECRET: "short" })).toThrow(
    /HAAT_SECRET[\s\S]*PORT|PORT[\s\S]*HAAT_SECRET/,
  );
});

test("a pool of connections has a second one for calls that need it", () => {
  expect(readConfig({ DATABASE_POOL: "2" }).poolSize).toBe(2);
  for (const DATABASE_POOL of ["1", "0", "501", "many", ""])
    expect(() => readConfig({ DATABASE_POOL }), DATABASE_POOL).toThrow(/DATABASE_POOL/);
});

test("addresses and name servers are addresses, never names", () => {
  expect(readConfig({})).toMatchObject({ domainAddresses: [], dnsServers: [] });
  expect(
    readConfig({
      DOMAIN_ADDRESSES: "192.0.2.1, 2001:db8::1",
      DNS_SERVERS: "1.1.1.1,127.0.0.1:5353,[::1]:53",
    }),
  ).toMatchObject({
    domainAddresses: ["192.0.2.1", "2001:db8::1"],
    dnsServers: ["1.1.1.1", "127.0.0.1:5353", "[::1]:53"],
  });
  expect(() => readConfig({ DOMAIN_ADDRESSES: "haat.example" })).toThrow(/DOMAIN_ADDRESSES/);
  for (const DNS_SERVERS of ["dns.example", "1.1.1.1:dns", "1.1.1"])
    expect(() => readConfig({ DNS_SERVERS })).toThrow(/DNS_SERVERS/);
});

test.each(["DATABASE_READ_URL", "DATABASE_POOLER_URL"])("%s alone leads nowhere", (name) => {
  const alone = { [name]: "postgres://127.0.0.1/haat" };
  expect(() => readConfig(alone)).toThrow(`${name} needs DATABASE_URL`);
  expect(() => readConfig({ ...alone, DATABASE_URL: "postgres://127.0.0.1/haat" })).not.toThrow();
});
