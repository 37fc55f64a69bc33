import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig as readApiConfig } from "@haat/api/process/config";
import { readBackupSettings } from "@haat/api/process/backup-settings";
import { afterAll, describe, expect, it } from "vitest";
import { readConfig } from "./config";
import { knownHostPath } from "./known-hosts";

/** What an operator sets a server up with, held against the product that runs there. */
const root = join(import.meta.dirname, "../../..");
const folder = mkdtempSync(join(tmpdir(), "haat-deploy-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const read = (file: string) => readFileSync(join(root, "deploy", file), "utf8");

/** What the sample sets, and what it only shows how to set, behind a `#`. */
const sample = new Map(
  [...read(".env.example").matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(([, name = "", value = ""]) => [
    name,
    value.replace(/^'(.*)'$/, "$1"),
  ]),
);

/** What compose.yaml alone reads, and Caddy. */
const ofContainers = [
  "CADDY_GLOBAL_OPTIONS",
  "ACME_EMAIL",
  "COMPOSE_PROJECT_NAME",
  "HAAT_DATABASE_PASSWORD",
  "HAAT_MEMORY",
  "HAAT_VERSION",
  "POSTGRES_PASSWORD",
];

/** The settings that the product asks for by their names, whatever they are set to; who copies all of them asks for none. */
function settingsAskedFor(variables: Record<string, string>): Set<string> {
  const asked = new Set<string>();
  let copied: string | symbol | undefined;
  const recorded = new Proxy(variables, {
    getOwnPropertyDescriptor: (target, name) => {
      copied = name;
      return Reflect.getOwnPropertyDescriptor(target, name);
    },
    get: (target, name: string) => {
      if (name !== copied) asked.add(name);
      copied = undefined;
      return target[name];
    },
  });
  readConfig(recorded, folder);
  readApiConfig(recorded);
  readBackupSettings(recorded);
  return asked;
}

/** Those that the project's README explains, in its tables. */
const explained = new Set(
  [...readFileSync(join(root, "README.md"), "utf8").matchAll(/^\| `([A-Z][A-Z0-9_]+)`/gm)].map(
    ([, name]) => name!,
  ),
);

const secret = "f3a9c2e1b5d80476f3a9c2e1b5d80476";
const filledIn = { ...Object.fromEntries(sample), HAAT_SECRET: secret, METRICS_TOKEN: secret };

describe("the sample settings", () => {
  it("are all known to the product, and it takes each of them as it stands there", () => {
    const asked = settingsAskedFor(filledIn);
    const isKnown = (name: string) => asked.has(name) || explained.has(name) || ofContainers.includes(name);
    const unknown = [...sample.keys()].filter((name) => !isKnown(name));
    expect(unknown).toEqual([]);
    expect(asked.size).toBeGreaterThan(40);
  });

  it("leave empty what nobody else may know, and are refused as long as it is", () => {
    const asTheyAre = Object.fromEntries(
      [...read(".env.example").matchAll(/^([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => [
        name,
        value,
      ]),
    );
    expect(Object.keys(asTheyAre).filter((name) => asTheyAre[name] === "")).toEqual([
      "HAAT_SECRET",
      "METRICS_TOKEN",
    ]);
    expect(() => readConfig(asTheyAre, folder)).toThrow(/HAAT_SECRET/);
    expect(() => readApiConfig({ ...asTheyAre, HAAT_SECRET: secret })).toThrow(/METRICS_TOKEN/);
  });

  it("are the ones that compose.yaml and the set-up ask for", () => {
    const compose = [...read("compose.yaml").matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name]) => name!);
    const setUp = [...read("set-up.sh").matchAll(/\^([A-Z_]+)=\.\*/g)].map(([, name]) => name!);
    expect(compose.length).toBeGreaterThan(4);
    expect(setUp.length).toBeGreaterThan(4);
    expect([...compose, ...setUp].filter((name) => !sample.has(name))).toEqual([]);
  });
});

const units = readdirSync(join(root, "deploy/systemd"));

describe("the units of systemd", () => {
  it("set nothing that the product does not know", () => {
    const asked = settingsAskedFor(filledIn);
    const set = units.flatMap((unit) =>
      [...read(`systemd/${unit}`).matchAll(/^Environment=(.+)$/gm)].flatMap(([, pairs]) =>
        pairs!.split(" ").map((pair) => pair.split("=")[0]!),
      ),
    );
    expect(set).toContain("TRUST_PROXY");
    expect(set.filter((name) => !asked.has(name) && name !== "NODE_ENV")).toEqual([]);
  });

  it("let their processes do no more than they need", () => {
    for (const unit of units.filter((name) => name.endsWith(".service")))
      for (const line of [
        "User=haat",
        "NoNewPrivileges=yes",
        "ProtectSystem=strict",
        "CapabilityBoundingSet=",
      ])
        expect([unit, read(`systemd/${unit}`).split("\n")]).toEqual([unit, expect.arrayContaining([line])]);
  });

  it("are such as systemd takes", ({ skip }) => {
    skip(!isThere("systemd-analyze"), "there is no systemd on this machine");
    for (const unit of units) {
      // Node is elsewhere on this machine.
      const text = read(`systemd/${unit}`)
        .replaceAll("/usr/local/bin/", "/usr/bin/")
        .replaceAll("/usr/bin/haat", "/usr/bin/env");
      writeFileSync(join(folder, unit), text.replaceAll("/usr/bin/node", process.execPath));
    }
    const { stderr, status } = run("systemd-analyze", ["verify", ...units.map((unit) => join(folder, unit))]);
    expect([status, stderr]).toEqual([0, ""]);
  });
});

it("HAProxy takes its ways to the primary and to the standbys", ({ skip }) => {
  skip(!isThere("haproxy"), "there is no HAProxy on this machine");
  const file = join(root, "deploy/postgres/cluster/haproxy.cfg");
  const machines = [1, 2, 3].flatMap((number) => [
    [`DB${number}`, "127.0.0.1"],
    [`PORT${number}`, `${5000 + number}`],
    [`CHECK${number}`, `${6000 + number}`],
  ]);
  const entries = { LISTEN: "127.0.0.1:5000", LISTEN_READ: "127.0.0.1:5010" };
  const env = { ...process.env, ...Object.fromEntries(machines), ...entries };
  const { status, stderr } = spawnSync("haproxy", ["-c", "-f", file], { env, encoding: "utf8" });
  expect([status, stderr]).toEqual([0, ""]);
});

describe("Caddy's settings", () => {
  const caddyfile = read("Caddyfile");

  it("ask the product whether a host is known, where the product answers that", () => {
    expect(caddyfile).toMatch(
      new RegExp(`^\\s+ask http://\\{\\$HAAT_UPSTREAM:127\\.0\\.0\\.1:3000\\}${knownHostPath}$`, "m"),
    );
    expect(caddyfile).toMatch(new RegExp(`^\\s+@inside path /metrics ${knownHostPath}$`, "m"));
    expect(caddyfile).not.toContain("trusted_proxies");
  });

  it("are such as Caddy takes, with the operator's certificate and without", ({ skip }) => {
    skip(!isThere("caddy"), "there is no Caddy on this machine");
    const file = join(folder, "Caddyfile");
    writeFileSync(file, caddyfile);
    const adapt = () =>
      run("caddy", ["adapt", "--adapter", "caddyfile", "--config", file], {
        ACME_EMAIL: "a@haat.example",
        PLATFORM_HOST: "haat.example",
      });
    const onDemand = adapt();
    expect(onDemand.stderr).not.toMatch(/error/i);
    expect(onDemand.stdout).toContain('"on_demand":true');
    writeFileSync(join(folder, "wildcard.caddy"), read("wildcard.caddy.example"));
    expect(adapt().stdout).toContain('"*.haat.example"');
  });
});

it("the image, compose.yaml and the scripts name files that there are", () => {
  const named = ["Containerfile", "compose.yaml", "set-up.sh"].flatMap((file) =>
    [...read(file).matchAll(/(?:\$here|\/deploy|- \.)\/([\w./-]*\w)/g)].map(([, name]) => name!),
  );
  expect(named).toEqual(
    expect.arrayContaining(["haat", "check-health.mjs", "Caddyfile", "postgres/role.sql"]),
  );
  expect(named.filter((name) => !existsSync(join(root, "deploy", name)))).toEqual([]);
  for (const script of ["set-up.sh", "haat", "postgres/role-with-password.sh"])
    expect(run("sh", ["-n", join(root, "deploy", script)]).stderr).toBe("");
});

function run(program: string, parameters: string[], env: Record<string, string> = {}) {
  return spawnSync(program, parameters, { encoding: "utf8", env: { ...process.env, ...env } });
}

function isThere(program: string): boolean {
  return spawnSync("sh", ["-c", `command -v ${program}`]).status === 0;
}
