// A store of objects for measurements: Ceph's gateway for S3 with one monitor and one disk, which lies in memory.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePorts, until } from "./drill-visitor.mjs";

const programs = ["ceph", "ceph-mon", "ceph-osd", "radosgw", "radosgw-admin", "monmaptool"];

/**
 * Starts it on ports of 127.0.0.1 that are free, in a folder of its own.
 * @returns nothing where Debian's packages are missing: ceph-mon, ceph-osd, radosgw
 */
export async function startCephStore({ accessKeyId, secretAccessKey }) {
  if (programs.some((name) => spawnSync("which", [name]).status !== 0)) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "haat-ceph-"));
  const [monitorPort, port] = await freePorts(2);
  const [cluster, disk] = [randomUUID(), randomUUID()];
  writeFileSync(join(folder, "ceph.conf"), configOf({ folder, cluster, monitorPort, port }));
  const run = (name, parameters, input) =>
    execFileSync(name, ["-c", "ceph.conf", ...parameters], {
      cwd: folder,
      input,
      stdio: "pipe",
      timeout: 120_000,
    });
  const makeKeys = (parameters) =>
    execFileSync("ceph-authtool", parameters, { cwd: folder, encoding: "utf8" });
  const started = [];
  const start = (name, parameters) => {
    const log = openSync(join(folder, `${name}.out`), "a");
    const child = spawn(name, ["-c", "ceph.conf", ...parameters, "-f"], {
      cwd: folder,
      stdio: ["ignore", log, log],
    });
    started.push(child);
    return child;
  };

  const all = ["--cap", "mon", "allow *", "--cap", "osd", "allow *"];
  makeKeys(["--create-keyring", "keyring", "--gen-key", "-n", "client.admin", ...all]);
  makeKeys(["--create-keyring", "mon.keyring", "--gen-key", "-n", "mon.", "--cap", "mon", "allow *"]);
  makeKeys(["mon.keyring", "--import-keyring", "keyring"]);
  const address = `v2:127.0.0.1:${monitorPort}`;
  execFileSync("monmaptool", ["--create", "--addv", "a", address, "--fsid", cluster, "monmap"], {
    cwd: folder,
    stdio: "pipe",
  });
  run("ceph-mon", ["--mkfs", "-i", "a", "--monmap", "monmap", "--keyring", "mon.keyring"]);
  start("ceph-mon", ["-i", "a"]);

  const secret = makeKeys(["--gen-print-key"]).trim();
  run("ceph", ["osd", "new", disk, "-i", "-"], JSON.stringify({ cephx_secret: secret }));
  mkdirSync(join(folder, "osd"));
  makeKeys(["--create-keyring", "osd/keyring", "--name", "osd.0", "--add-key", secret]);
  run("ceph-osd", ["-i", "0", "--mkfs", "--osd-uuid", disk]);
  start("ceph-osd", ["-i", "0"]);

  const user = ["--uid=haat", "--display-name=Haat"];
  const keys = [`--access-key=${accessKeyId}`, `--secret=${secretAccessKey}`];
  run("radosgw-admin", ["-n", "client.admin", "user", "create", ...user, ...keys]);
  const gateway = start("radosgw", ["-n", "client.admin"]);
  const url = `http://127.0.0.1:${port}`;
  await until(async () => (await fetch(url)).ok, "Ceph's gateway", gateway);
  return {
    url,
    stop: () => {
      for (const child of started) child.kill("SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const configOf = ({ folder, cluster, monitorPort, port }) => `[global]
fsid = ${cluster}
mon host = v2:127.0.0.1:${monitorPort}
mon initial members = a
mon data = ${folder}/mon
mon max pg per osd = 1000
mon data avail crit = 1
public addr = 127.0.0.1
cluster addr = 127.0.0.1
ms bind ipv6 = false
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 8
osd crush chooseleaf type = 0
osd objectstore = memstore
osd data = ${folder}/osd
memstore device bytes = 1073741824
run dir = ${folder}
admin socket = ${folder}/$name.asok
log file = ${folder}/$name.log
keyring = ${folder}/keyring
[osd]
keyring = ${folder}/osd/keyring
[client.admin]
rgw frontends = beast endpoint=127.0.0.1:${port} tcp_nodelay=1
`;
