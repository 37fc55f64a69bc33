import { spawn } from "node:child_process";
import type { Readable } from "node:stream";

/** What goes into a program and comes out of it, besides its parameters; each is read or handled while the program runs. */
export interface ClientStreams {
  input?: Readable;
  /** Handles what the program writes, to its end. */
  output?: (written: Readable) => Promise<void>;
}

/**
 * Runs a program of PostgreSQL's client. The password goes by the environment: who lists processes sees the parameters.
 * @throws where it is missing, fails, or what it writes cannot be handled
 */
export async function runClient(
  name: string,
  databaseUrl: string | undefined,
  parameters: string[],
  { input, output }: ClientStreams = {},
): Promise<void> {
  const url = databaseUrl === undefined ? undefined : new URL(databaseUrl);
  const password = url && decodeURIComponent(url.password);
  if (url) url.password = "";
  const child = spawn(name, [...parameters, ...(url ? [`--dbname=${url.href}`] : [])], {
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
    stdio: ["pipe", output ? "pipe" : "ignore", "pipe"],
  });
  // A program that ends before it has read everything says why itself.
  child.stdin?.on("error", () => undefined);
  if (input) input.pipe(child.stdin!);
  else child.stdin?.end();
  let said = "";
  child.stderr?.setEncoding("utf8").on("data", (part: string) => (said += part));
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once("close", resolve);
    child.once("error", (error) =>
      reject(
        "code" in error && error.code === "ENOENT"
          ? new Error(`${name} is missing: install PostgreSQL's client programs (Debian: postgresql-client).`)
          : error,
      ),
    );
    input?.once("error", (error) => {
      child.kill();
      reject(error);
    });
  });
  const [status] = await Promise.all([ended, output && child.stdout ? output(child.stdout) : undefined]);
  if (status !== 0) throw new Error(`${name} failed.\n${said.trim()}`);
}
