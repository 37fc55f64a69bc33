import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findValkey } from "../../../../scripts/valkey.mjs";

const program = findValkey();

/** A Valkey of one test file alone. */
export interface PrivateValkey {
  url: string;
  stop(): Promise<void>;
}

/** Whether this machine has a Valkey. */
export const hasValkey = program !== undefined;

/** Starts a Valkey on a socket in a temporary folder, which keeps nothing. @throws where none is installed */
export async function startPrivateValkey(): Promise<PrivateValkey> {
  if (!program) throw new Error("This machine has no Valkey.");
  const folder = mkdtempSync(join(tmpdir(), "haat-valkey-"));
  const socket = join(folder, "socket");
  const settings = [
    "--port",
    "0",
    "--unixsocket",
    socket,
    "--save",
    "",
    "--appendonly",
    "no",
    "--dir",
    folder,
  ];
  const server = spawn(program, settings, { stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(server, "exit");
  for await (const line of server.stdout.setEncoding("utf8")) {
    if (String(line).includes("ready to accept connections")) break;
  }
  return {
    url: socket,
    stop: async () => {
      server.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
