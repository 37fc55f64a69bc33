// `npm start`: installs what is missing, builds what changed, and serves the platform with its demo shops.
// The embedded database is made and seeded at the first start; later ones take seconds and keep the data.
import { fork } from "node:child_process";
import { join } from "node:path";
import { demoByDefault } from "./demo-default.mjs";
import { buildAll, installPackages, root } from "./steps.mjs";
import { welcome } from "./welcome.mjs";

installPackages();
buildAll();
const port = process.env.PORT ?? "3000";
const server = fork(join(root, "apps/storefront/build/main.js"), {
  env: { NODE_ENV: "production", LOG_LEVEL: "warn", ...process.env, HAAT_DEMO: demoByDefault(process.env) },
});
server.on("message", () => console.log(welcome(port)));
server.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
// Ctrl+C reaches the whole group of processes by itself; sent on, the server would see it twice.
process.on("SIGINT", () => undefined);
process.on("SIGTERM", () => server.kill("SIGTERM"));
