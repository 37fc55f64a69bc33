// Whether stock and cash are right: very many orders with refusals, fewer pieces, part deliveries, returns, couriers' fees,
// corrections and closings, against a second calculation that looks at no table.
// `node bench/orders-cash.mjs [orders] [seed]`
import { spawnSync } from "node:child_process";

const orders = process.argv[2] ?? "10000";
const seed = process.argv[3] ?? "20261125";
const begun = performance.now();
const { status } = spawnSync(
  "npx",
  [
    "vitest",
    "run",
    "--config",
    "apps/api/vitest.config.ts",
    "--project",
    "api",
    "apps/api/src/features/order-changes/order-cash-simulation.test.ts",
    "--disable-console-intercept",
  ],
  {
    stdio: "inherit",
    env: { ...process.env, HAAT_SIMULATED_ORDERS: orders, HAAT_SIMULATION_SEED: seed },
  },
);
console.log(
  `${orders} orders with the seed ${seed} took ${Math.round((performance.now() - begun) / 1000)} s.`,
);
process.exit(status ?? 1);
