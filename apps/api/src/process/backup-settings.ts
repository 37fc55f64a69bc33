import { join } from "node:path";
import { isLocalHost } from "@haat/contract/shared/deployment-rules";
import { readSettings, wholeNumber } from "@haat/contract/shared/deployment-settings";
import { z } from "zod";
import { readFileStoreSettings, type FileStoreSettings } from "./file-store-settings";

/** What the job that takes backups is set to, and the drill that restores one. */
export interface BackupSettings {
  files: FileStoreSettings;
  /** Where they are kept on the disk. */
  folder: string;
  /** Who alone can read them (age, `age1…`); none only where the platform is this machine's alone. */
  recipients: readonly string[];
  /** For how many days, weeks and months the newest backup of each is kept. */
  keep: KeptBackups;
  /** How old the newest may be before the drill says that it is too old. */
  mostAgeHours: number;
  /** The file with an identity that opens them; the machine that takes backups needs none. */
  identityFile: string | undefined;
}

export interface KeptBackups {
  days: number;
  weeks: number;
  months: number;
}

const count = wholeNumber.pipe(z.number().max(1000));

const environment = z.object({
  PLATFORM_HOST: z.string().min(1).default("localhost"),
  DATA_FOLDER: z.string().default(".data"),
  BACKUP_FOLDER: z.string().optional(),
  BACKUP_RECIPIENTS: z
    .string()
    .default("")
    .transform((text) => text.split(/[\s,]+/).filter((part) => part !== ""))
    .refine((all) => all.every((each) => each.startsWith("age1")), "must be recipients of age: age1…"),
  BACKUP_KEEP_DAYS: count.default(7),
  BACKUP_KEEP_WEEKS: count.default(5),
  BACKUP_KEEP_MONTHS: count.default(12),
  /** A day, and what taking one may take. */
  BACKUP_MOST_AGE: count.default(26),
  BACKUP_IDENTITY: z.string().optional(),
});

/**
 * Reads what backups are set to.
 * @throws an error that names each variable that is wrong; and where a public platform's would be plain
 */
export function readBackupSettings(variables: Record<string, string | undefined>): BackupSettings {
  const settings = readSettings(environment, variables);
  const recipients = settings.BACKUP_RECIPIENTS;
  if (recipients.length === 0 && !isLocalHost(settings.PLATFORM_HOST))
    throw new Error("BACKUP_RECIPIENTS is missing: who alone can read the backups (`age-keygen` makes one).");
  return {
    files: readFileStoreSettings(variables, "BACKUP"),
    folder: settings.BACKUP_FOLDER || join(settings.DATA_FOLDER, "backups"),
    recipients,
    keep: {
      days: settings.BACKUP_KEEP_DAYS,
      weeks: settings.BACKUP_KEEP_WEEKS,
      months: settings.BACKUP_KEEP_MONTHS,
    },
    mostAgeHours: settings.BACKUP_MOST_AGE,
    identityFile: settings.BACKUP_IDENTITY || undefined,
  };
}
