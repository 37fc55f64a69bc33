// The settings of a platform in a drill of `deploy/`: those of `.env.example`, filled in with secrets of this drill.
import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { generateIdentity, identityToRecipient } from "age-encryption";

/**
 * Writes the settings, and what opens the backups of the platform that has them.
 * @param deploy the folder with `.env.example` @param settings and @param keys are files that are written
 * @param keysMode who may read the keys @param own more values of settings that the example names
 * @param more lines that it does not name
 */
export async function writeDrillSettings({ deploy, settings, keys, keysMode, own, more }) {
  const identity = await generateIdentity();
  writeFileSync(keys, `${identity}\n`, { mode: keysMode });
  const values = {
    HAAT_SECRET: randomBytes(32).toString("base64"),
    METRICS_TOKEN: randomBytes(16).toString("hex"),
    ...own,
  };
  const sample = readFileSync(join(deploy, ".env.example"), "utf8");
  const filledIn = sample.replace(/^([A-Z_]+)=.*$/gm, (line, name) =>
    values[name] ? `${name}=${values[name]}` : line,
  );
  const lines = [`BACKUP_RECIPIENTS=${await identityToRecipient(identity)}`, ...more];
  writeFileSync(settings, `${filledIn}\n${lines.join("\n")}\n`, { mode: 0o600 });
}
