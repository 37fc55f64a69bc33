import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { copyDemo, type DemoCopy } from "../testing/demo-copy";
import { copyProject } from "../testing/project-copy";

const patience = { timeout: 300_000 };
const rule = "apps/api/src/features/landing/landing.usecases.ts";
let folder: string;
let demo: DemoCopy;
let server: ChildProcess;
let port: number;
let said = "";

beforeAll(async () => {
  folder = copyProject();
  demo = await copyDemo();
  const database = demo.databaseUrl ? { DATABASE_URL: demo.databaseUrl } : {};
  server = fork(join(folder, "apps/storefront/server/dev.ts"), {
    cwd: folder,
    execArgv: ["--import", "tsx"],
    env: { PATH: process.env.PATH, NODE_ENV: "development", LOG_LEVEL: "warn", PORT: "0", ...database },
    silent: true,
  });
  for (const stream of [server.stdout, server.stderr])
    stream?.on("data", (text: Buffer) => {
      said += text.toString();
    });
  const ended = once(server, "exit").then(() => Promise.reject(new Error(said)));
  const [message] = (await Promise.race([once(server, "message"), ended])) as [{ port: number }];
  ended.catch(() => undefined);
  port = message.port;
});

afterAll(async () => {
  if (server.exitCode === null) {
    const ended = once(server, "exit");
    server.kill("SIGTERM");
    await ended;
  }
  await demo.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** Changes a file of the copy; what is to be replaced is there. */
function change(file: string, from: string, to: string): void {
  const before = readFileSync(join(folder, file), "utf8");
  if (!before.includes(from)) throw new Error(`${file} has no ${from}`);
  writeFileSync(join(folder, file), before.replace(from, to));
}

const footer = async () =>
  (await fetch(`http://127.0.0.1:${port}/api/v1/landing_page_footer_info/en`)).text();
const home = async () =>
  (await fetch(`http://127.0.0.1:${port}/en`, { headers: { host: "localhost" } })).text();

/** As a browser that shows a page has loaded it. */
const loadModule = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();

it("changed words reload no page in which somebody types", async () => {
  await home();
  for (const path of [
    "/app/storefront.css?import",
    "/app/root.tsx",
    "/app/routes/sign-in/sign-in/sign-in.route.tsx",
  ])
    expect(await loadModule(path)).toContain("import");
  change("packages/i18n/src/strings/api.ts", "is a market of many shops", "is a market of several shops");
  await expect.poll(footer, patience).toContain("is a market of several shops");
  expect(said).not.toMatch(/\(client\) page reload/);
  change("packages/i18n/src/strings/api.ts", "is a market of several shops", "is a market of many shops");
  await expect.poll(footer, patience).toContain("is a market of many shops");
});

it("a changed rule and changed words are what the running server answers with", async () => {
  expect(await footer()).not.toContain("changed rule");
  change(rule, "help_phone: helpPhone", 'help_phone: "changed rule"');
  await expect.poll(footer, patience).toContain("changed rule");
  change("packages/i18n/src/strings/api.ts", "is a market of many shops", "is a changed market");
  await expect.poll(footer, patience).toContain("is a changed market");
  await expect.poll(home, patience).toContain("is a changed market");
});

it("source with a fault is told in the terminal, and the server goes on as it was until it is repaired", async () => {
  change(rule, 'help_phone: "changed rule"', "help_phone: = ");
  await expect.poll(() => said, patience).toContain("goes on as it was");
  expect(await footer()).toContain("changed rule");
  change(rule, "help_phone: = ", 'help_phone: "repaired rule"');
  const saveAgain = () => {
    // Who saves within 50 ms of the fault is not heard (chokidar), and does it once more.
    utimesSync(join(folder, rule), new Date(), new Date());
    return footer();
  };
  await expect.poll(saveAgain, { ...patience, interval: 2000 }).toContain("repaired rule");
});
