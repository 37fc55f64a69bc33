import { join } from "node:path";
import { parseArgs } from "node:util";
import { openFileStore } from "../outside/open-file-store";
import { readBackupSettings, type BackupSettings } from "../process/backup-settings";
import type { ApiConfig } from "../process/config";
import { createBackupStore } from "./backup-store";
import { rememberUpkeep } from "../features/watch/upkeep.usecases";
import { drillNewest, restoreBackup, type DrillResult, type RestoreParts } from "./restore-backup";
import { takeBackup, type TakenBackup } from "./take-backup";

export const backupsUsage = `backups take                      backs up database and pictures into the store of BACKUP_…, and deletes what is not kept longer
backups list                      the backups that there are, the oldest first
backups drill                     restores the newest one into a scratch database and says how old it is; fails where it is no good
backups restore [<name>] [--replace]
                                  fills database and pictures from the newest one, or that of a name
  --identity <file>               opens encrypted ones, for drill and restore; BACKUP_IDENTITY unless told`;

/** The commands on kept backups. @returns what to say @throws in words, and where a drill finds something wrong */
export async function runBackups(config: ApiConfig, parameters: string[], now: Date): Promise<string> {
  const { values, positionals } = readParameters(parameters);
  const [command, name] = positionals;
  const settings = readBackupSettings(process.env);
  const store = createBackupStore(openFileStore(settings.files, settings.folder));
  const media = openFileStore(config.files, join(config.dataFolder, "media"));
  const identityFile = values.identity ?? settings.identityFile;
  switch (command) {
    case "take":
      return toldTaken(await takeBackup({ config, settings, store, media }, now));
    case "list":
      return (await store.names()).join("\n") || "There is no backup.";
    case "drill":
      return drill({ config, store, identityFile }, now, settings);
    case "restore": {
      const { replace: mayReplace } = values;
      const restored = await restoreBackup({ config, store, identityFile }, { name, mayReplace, media });
      return `Restored: ${restored.name}, with ${restored.pictures} pictures`;
    }
    default:
      throw new Error(backupsUsage);
  }
}

function readParameters(args: string[]) {
  try {
    const options = { identity: { type: "string" }, replace: { type: "boolean", default: false } } as const;
    return parseArgs({ args, allowPositionals: true, options });
  } catch {
    throw new Error(backupsUsage);
  }
}

/** @throws where something is wrong with the backup; what went well is remembered in the platform's database */
async function drill(parts: RestoreParts, now: Date, settings: BackupSettings): Promise<string> {
  const told = toldDrill(await drillNewest(parts, now, settings.mostAgeHours), { now, settings });
  // The folder of an embedded database is that of the process which has it.
  if (parts.config.databaseUrl) await rememberUpkeep(parts.config, "restore_drill", now);
  return told;
}

function toldTaken({ name, bytes, pictures, newPictures, deleted }: TakenBackup): string {
  const size = `${(bytes / 1024 / 1024).toFixed(1)} MB`;
  const gone = deleted.length > 0 ? `; deleted: ${deleted.join(", ")}` : "";
  return `Taken: ${name}, ${size}, ${pictures} pictures (${newPictures} new)${gone}`;
}

/** @throws where something is wrong with it, so that the command fails and whoever watches it hears of it */
function toldDrill(result: DrillResult, { now, settings }: { now: Date; settings: BackupSettings }): string {
  const ageOf = (moment: Date) => `${((now.getTime() - moment.getTime()) / 3_600_000).toFixed(1)} hours ago`;
  const { newestOrderAt: newest } = result;
  const lines = [
    `Backup ${result.name}, taken ${ageOf(result.takenAt)} (${settings.files.store === "s3" ? "S3" : settings.folder})`,
    `Orders in it: ${result.orders}; the youngest is of ${newest ? `${newest.toISOString()}, ${ageOf(newest)}` : "no time: there is none"}`,
    `Pictures in it: ${result.pictures}`,
  ];
  if (result.faults.length > 0) throw new Error([...lines, "NO GOOD:", ...result.faults].join("\n"));
  return [...lines, "It can be restored."].join("\n");
}
