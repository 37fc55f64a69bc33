// Podman with a storage of its own, which touches nothing of this machine's images and containers, and its socket for docker-compose.
import { execFile, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { until } from "./drill-visitor.mjs";

const runFile = promisify(execFile);
const mostOutput = 64 * 2 ** 20;

/**
 * @param folder where all of it lies, which exists
 * @param composeFolder where docker-compose runs
 * @returns `podman` and `compose`, which give what a command printed and throw where it failed, and `stop`
 */
export async function startEngine(folder, composeFolder) {
  const places = [
    "--root",
    join(folder, "storage"),
    "--runroot",
    join(folder, "run"),
    "--network-config-dir",
    join(folder, "networks"),
  ];
  const socket = `unix://${join(folder, "podman.sock")}`;
  const service = spawn("podman", [...places, "system", "service", "--time=0", socket], { stdio: "ignore" });
  await until(() => existsSync(join(folder, "podman.sock")), "Podman", service);
  const call = async (program, args, options) => {
    const { stdout } = await runFile(program, args, { maxBuffer: mostOutput, ...options });
    return stdout;
  };
  const podman = (...args) => call("podman", [...places, ...args]);
  const stopHealth = keepHealth(podman);

  return {
    podman,
    compose: (...args) =>
      call("docker-compose", ["-f", "deploy/compose.yaml", ...args], {
        cwd: composeFolder,
        env: { ...process.env, DOCKER_HOST: socket },
      }),
    async stop() {
      stopHealth();
      await podman("rm", "--all", "--force", "--volumes").catch(() => {});
      service.kill("SIGTERM");
    },
  };
}

/** Podman has systemd look after the health of containers; where there is none, this does. */
function keepHealth(podman) {
  if (existsSync("/run/systemd/system")) return () => {};
  let isOver = false;
  const look = async () => {
    const running = await podman("ps", "--quiet").catch(() => "");
    for (const id of running.split("\n").filter(Boolean))
      await podman("healthcheck", "run", id).catch(() => {});
    if (!isOver) setTimeout(look, 2000).unref();
  };
  void look();
  return () => {
    isOver = true;
  };
}
