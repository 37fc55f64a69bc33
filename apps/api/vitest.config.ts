import { configDefaults, defineConfig } from "vitest/config";

const everyFile = ["src/**/*.test.ts", "seed/**/*.test.ts", "reference/**/*.test.ts"];

/** What the embedded database does in a way of its own, beside one test that makes every call on it. */
const embeddedsOwn = [
  "src/embedded.test.ts",
  "src/database/{backup,change-feed,database-failure,migrations,tenant-scope,wall-functions}.test.ts",
  "src/features/cart/cart-glance.test.ts",
];

/** What is about the embedded database's folder alone: on a server it would prove the same once more. */
const aboutItsFolder = ["src/process/private-folder.test.ts", "src/features/shop-app/killed-app.test.ts"];

/** A server that is killed is killed on PostgreSQL, too, where it starts in a quarter of the time. */
const killedServers = process.env["TEST_WHOLE"] === "1" ? ["src/killed-server.test.ts"] : [];

/** On a server every call has its feature's tests; there the walk through all of them is thoroughness. */
const walkThroughCalls = process.env["TEST_WHOLE"] === "1" ? [] : ["src/embedded.test.ts"];

/**
 * Modules are loaded once a worker: every file has a database of its own, and nothing else that outlives it. The timeouts
 * only end what hangs: a busy machine is slow, not wrong.
 */
const common = {
  root: import.meta.dirname,
  isolate: false,
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 300_000 } },
};

/** `api`: everything, on a PostgreSQL server. `embedded`: the embedded database's own. `embedded-all`: everything on it. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...common,
          name: "api",
          include: everyFile,
          exclude: [...configDefaults.exclude, ...aboutItsFolder, ...walkThroughCalls],
          globalSetup: ["src/testing/server.setup.ts"],
        },
      },
      {
        test: {
          ...common,
          name: "embedded",
          include: [...embeddedsOwn, ...killedServers, ...aboutItsFolder],
          globalSetup: ["src/testing/embedded.setup.ts"],
        },
      },
      {
        test: {
          ...common,
          name: "embedded-all",
          include: everyFile,
          globalSetup: ["src/testing/embedded.setup.ts"],
        },
      },
    ],
  },
});
