// Where pgBackRest keeps its archive in a measurement: a folder, or a bucket of Ceph's gateway behind Caddy, as it speaks to S3
// over TLS alone.
import { spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { onPath } from "../scripts/debian.mjs";
import { startCephStore } from "./ceph-store.mjs";
import { freePorts, until } from "./drill-visitor.mjs";

const bucket = "haat-archive";
const host = "localhost";

/** @returns the lines of its settings, and how it is ended */
export function folderStore(folder) {
  mkdirSync(join(folder, "repository"), { mode: 0o777 });
  return { settings: { "repo1-path": join(folder, "repository") }, stop: () => undefined };
}

/** @returns the same; nothing where the machine has no Ceph or no Caddy */
export async function bucketStore(folder) {
  if (!onPath("caddy")) return undefined;
  const keys = { accessKeyId: "haat", secretAccessKey: randomBytes(24).toString("base64url") };
  const ceph = await startCephStore(keys);
  if (!ceph) return undefined;

  const { port, authority, stop: stopCaddy } = await startTls(folder, ceph.url);
  return {
    settings: {
      "repo1-type": "s3",
      "repo1-path": "/archive",
      "repo1-s3-endpoint": host,
      "repo1-s3-bucket": bucket,
      "repo1-s3-region": "us-east-1",
      "repo1-s3-uri-style": "path",
      "repo1-s3-key": keys.accessKeyId,
      "repo1-s3-key-secret": keys.secretAccessKey,
      "repo1-storage-port": port,
      "repo1-storage-ca-file": authority,
    },
    isBucket: true,
    stop: () => {
      stopCaddy();
      ceph.stop();
    },
  };
}

/** Caddy with a certificate authority of its own, which nobody else believes. */
async function startTls(folder, target) {
  const [httpPort, port] = await freePorts(2);
  const storage = join(folder, "caddy");
  const file = join(folder, "Caddyfile");
  writeFileSync(file, caddyfile({ httpPort, port, storage, target }));
  const caddy = spawn("caddy", ["run", "--config", file, "--adapter", "caddyfile"], { stdio: "ignore" });
  const made = join(storage, "pki/authorities/local/root.crt");
  await until(() => existsSync(made), "Caddy's certificate authority", caddy);
  // Who runs pgBackRest is not who runs Caddy.
  const authority = join(folder, "authority.crt");
  spawnSync("install", ["-m", "644", made, authority]);
  return { port, authority, stop: () => caddy.kill("SIGTERM") };
}

const caddyfile = ({ httpPort, port, storage, target }) => `{
	admin off
	skip_install_trust
	http_port ${httpPort}
	https_port ${port}
	storage file_system ${storage}
}
https://${host}:${port} {
	tls internal
	reverse_proxy ${target}
}
`;
