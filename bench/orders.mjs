// Orders a second, end to end through HTTP, on the embedded database and on PostgreSQL where the machine has it.
// `node bench/orders.mjs [orders]`
import { startPrivatePostgres } from "../apps/api/src/testing/private-postgres.mjs";
import { measureOrders } from "./measured-orders.mjs";
import { printTable } from "./measured-server.mjs";

const count = Number(process.argv[2] ?? 300);
const rows = [await measure("PGlite", 1, {})];
for (const processes of [1, 2]) {
  const postgres = await startPrivatePostgres();
  if (!postgres) {
    console.log("PostgreSQL: skipped, because this machine has no server");
    break;
  }
  rows.push(await measure("PostgreSQL", processes, { DATABASE_URL: postgres.url }, [postgres.pid()]));
  postgres.stop();
}
printTable(
  [
    "database",
    "API processes",
    "orders",
    "orders/s",
    "ms CPU/order (API)",
    "of the database",
    "p95 ms",
    "refused",
  ],
  rows,
);

async function measure(name, processes, database, pids) {
  const { perSecond, ofApi, ofOthers, p95, refused } = await measureOrders({
    count,
    atOnce: 16,
    processes,
    database,
    pids,
  });
  const ofDatabase = ofOthers[0]?.toFixed(2) ?? "–";
  return [name, processes, count, perSecond, ofApi.toFixed(2), ofDatabase, p95, refused];
}
