import { expect, it } from "vitest";
import { readConfig } from "./config";
import { securityContact } from "./security-contact";

const settings = {
  PLATFORM_HOST: "haat.example",
  HAAT_SECRET: "f3a9c2e1b5d80476f3a9c2e1b5d80476",
  DATA_FOLDER: "/nowhere",
};
const read = (more: Record<string, string>, now = new Date()) =>
  securityContact(readConfig({ ...settings, ...more }, "/nowhere"), now)?.text();

it("says whom to tell of a weakness, until half a year after it is read", async () => {
  const now = new Date("2026-11-22T10:30:00Z");
  expect(await read({ SECURITY_CONTACT: "https://haat.example/en/contact" }, now)).toBe(
    [
      "Contact: https://haat.example/en/contact",
      "Expires: 2027-05-21T00:00:00.000Z",
      "Preferred-Languages: bn, en",
      "Canonical: https://haat.example/.well-known/security.txt",
      "",
    ].join("\n"),
  );
  expect(await read({ OFFICE_EMAIL: "office@haat.example" })).toContain(
    "Contact: mailto:office@haat.example\n",
  );
});

it("says nothing where nobody is named, and refuses what is no address", () => {
  expect(read({})).toBeUndefined();
  for (const SECURITY_CONTACT of [
    "security@haat.example",
    "http://haat.example",
    "mailto:nobody",
    "https://a b",
  ])
    expect(() => read({ SECURITY_CONTACT })).toThrow(/SECURITY_CONTACT/);
});
