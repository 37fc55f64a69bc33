/** Rules about how the platform is run, which hold for each of its processes. */

const secretLength = 32;
const secretVariety = 8;

/** Why a secret keeps nothing safe, as the end of a sentence that begins with its name; nothing where it does. */
export function weaknessOf(secret: string): string | undefined {
  if (secret.length < secretLength) return `must have ${secretLength} characters or more`;
  if (new Set(secret).size < secretVariety) return "repeats the same few characters: take a random one";
  return undefined;
}

/**
 * The secrets that a setting names, with commas between them: the first seals, all of them open, so that one can follow the
 * other without signing anybody out.
 */
export function listSecrets(setting: string): string[] {
  return setting
    .split(",")
    .map((secret) => secret.trim())
    .filter((secret) => secret !== "");
}

/** What is wrong with secrets, as the end of a sentence that begins with the setting's name; nothing where all are good. */
export function weaknessOfAny(secrets: string[]): string | undefined {
  if (secrets.length === 0) return weaknessOf("");
  return secrets.map(weaknessOf).find((weakness) => weakness !== undefined);
}

/**
 * How long a socket may take, of any of our processes, in ms: until its headers are here, its whole request (a picture through
 * a slow network with it), and idle between two requests: longer than a proxy in front or a server of ours keeps one, for who
 * closes first fails the other's next request. Headers have 16 KiB.
 */
export const socketLimits = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 75_000,
  connectionsCheckingInterval: 5000,
  maxHeaderSize: 16 * 1024,
} as const;

/** Sockets that one process has open at once; further ones are closed at once. */
export const mostSockets = 5000;

/** Set for the processes that a primary of ours started (node:cluster): it answers them, another program's would not. */
export const workerVariable = "HAAT_WORKER";

/** A host without its port: `localhost:3000` is `localhost`. */
export function hostName(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, "");
}

/** Whether an address to listen on is reached from this machine alone. */
export function isLoopback(address: string): boolean {
  return ["localhost", "::1", "[::1]"].includes(address) || /^127(\.\d{1,3}){3}$/.test(address);
}

/** Whether the platform's host is a name of this machine alone. @param platformHost with or without a port */
export function isLocalHost(platformHost: string): boolean {
  const name = hostName(platformHost);
  return name.endsWith(".localhost") || isLoopback(name);
}

/**
 * Why the demo must not run: it shows one-time codes, so only this machine may reach it. Nothing where it may.
 * @param address that the process listens on
 */
export function demoRefusal(platformHost: string, address: string): string | undefined {
  if (isLocalHost(platformHost) && isLoopback(address)) return undefined;
  return `HAAT_DEMO=1 would show one-time codes to whoever reaches ${address} or ${platformHost}. Take it away, or listen on 127.0.0.1.`;
}
