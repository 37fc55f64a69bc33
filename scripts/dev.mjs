// `npm run dev`: the same server with hot reload.
import { spawn } from "node:child_process";
import { demoByDefault } from "./demo-default.mjs";
import { binary, installPackages, root } from "./steps.mjs";
import { welcome } from "./welcome.mjs";

installPackages();
const port = process.env.PORT ?? "3000";
const server = spawn(binary("tsx"), ["apps/storefront/server/dev.ts"], {
  cwd: root,
  env: {
    LOG_LEVEL: "warn",
    ...process.env,
    NODE_ENV: "development",
    HAAT_DEMO: demoByDefault(process.env),
  },
  stdio: ["inherit", "inherit", "inherit", "ipc"],
});
server.on("message", () => console.log(welcome(port)));
server.on("exit", (code) => process.exit(code ?? 1));
process.on("SIGINT", () => undefined);
process.on("SIGTERM", () => server.kill("SIGTERM"));
