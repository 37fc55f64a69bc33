// Pages a second and CPU of one process, of two (WEB_CONCURRENCY), and of the embedded database in the process of the pages and
// in one beside it: what worker threads for pages could gain at most. `node bench/processes.mjs [seconds]`; with PostgreSQL on the machine.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { startPrivatePostgres } from "../apps/api/src/testing/private-postgres.mjs";
import { atRest, printTable, startServer } from "./measured-server.mjs";

const seconds = Number(process.argv[2] ?? 4);
const [port, apiPort] = [4491, 4492];
const page = `http://127.0.0.1:${port}/kacha-bazar`;
const headers = { host: "localhost", "accept-encoding": "br", "accept-language": "bn" };
const data = mkdtempSync(join(tmpdir(), "haat-processes-"));
const secret = "f3a9c2e1b5d80476f3a9c2e1b5d80476";
let asked = 0;

const postgres = await startPrivatePostgres();
const rows = [];
try {
  if (postgres) {
    const onServer = { DATABASE_URL: postgres.url, DATA_FOLDER: join(data, "server") };
    await measure("PostgreSQL, 1 process", onServer);
    await measure("PostgreSQL, 2 processes", { ...onServer, WEB_CONCURRENCY: "2" });
  }
  const embedded = { DATA_FOLDER: join(data, "embedded") };
  await measure("PGlite in the process", embedded);
  const api = await start("apps/api/build/server/serve.js", { ...embedded, PORT: String(apiPort) }, apiPort);
  const API_URL = `http://127.0.0.1:${apiPort}`;
  await measure("PGlite in a process beside", { API_URL, DATA_FOLDER: join(data, "beside") }, api);
  await api.stop();
} finally {
  postgres?.stop();
  rmSync(data, { recursive: true, force: true });
}
printTable(["shop home", "kept: pages/s", "ms CPU", "fresh: pages/s", "ms CPU", "not 200"], rows);

function start(entry, env, at) {
  const usual = { PORT: String(port), HAAT_DEMO: "1", RATE_LIMIT: "0", HAAT_SECRET: secret };
  return startServer(entry, { ...usual, ...env }, `http://127.0.0.1:${at}/readyz`);
}

async function measure(name, env, beside) {
  const server = await start("apps/storefront/build/main.js", env, port);
  const cpu = () => server.cpu() + (beside?.cpu() ?? 0);
  const row = [name];
  let failed = 0;
  await atRest(server, ...(beside ? [beside] : []));
  for (const ask of [keptOnes, freshOnes]) {
    await ask(Math.ceil(seconds / 2));
    const before = cpu();
    const { requests, non2xx, errors } = await ask(seconds);
    row.push(Math.round(requests.average), ((cpu() - before) / requests.total).toFixed(2));
    failed += non2xx + errors;
  }
  rows.push([...row, failed]);
  await server.stop();
}

function keptOnes(duration) {
  return autocannon({ url: page, duration, connections: 16, headers });
}

function freshOnes(duration) {
  const setupRequest = (request) => ({ ...request, path: `/kacha-bazar?v=${(asked += 1)}` });
  return autocannon({ url: page, duration, connections: 16, headers, requests: [{ setupRequest }] });
}
