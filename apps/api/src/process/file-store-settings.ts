import { z } from "zod";
import { coercedNumber } from "@haat/contract/shared/coerced-number";

/** Where uploaded pictures are kept: on the disk, in the data folder, or in an S3-compatible store. */
export type FileStoreSettings = { store: "disk" } | ({ store: "s3" } & S3Settings);

export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Longest time that a request may take. */
  milliseconds: number;
}

/** As they are called behind `MEDIA_` or `BACKUP_`. */
const s3 = z.object({
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }),
  S3_BUCKET: z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/),
  S3_REGION: z.string().min(1).default("us-east-1"),
  S3_KEY: z.string().min(1),
  S3_SECRET: z.string().min(1),
  S3_TIMEOUT: coercedNumber(z.number().int().min(100)).optional(),
});

/** Of a picture: less than a call may take. Of a piece of a backup, for which nobody waits. */
const timeouts = { MEDIA: { usual: 4000, most: 9000 }, BACKUP: { usual: 60_000, most: 600_000 } };

/**
 * Reads where files are kept.
 * @param prefix whose settings: of uploaded pictures, or of backups
 * @throws an error that names each variable that is wrong, and repeats no value
 */
export function readFileStoreSettings(
  variables: Record<string, string | undefined>,
  prefix: keyof typeof timeouts = "MEDIA",
): FileStoreSettings {
  const store = z.enum(["disk", "s3", ""]).default("disk").safeParse(variables[`${prefix}_STORE`]);
  if (!store.success) throw new Error(`${prefix}_STORE must be disk or s3.`);
  if (store.data !== "s3") return { store: "disk" };
  const own = Object.keys(s3.shape).map((name) => [name, variables[`${prefix}_${name}`]]);
  const parsed = s3.safeParse(Object.fromEntries(own));
  const { usual, most } = timeouts[prefix];
  const milliseconds = parsed.data?.S3_TIMEOUT ?? usual;
  const faults =
    parsed.error?.issues.map(({ path, message }) => `${prefix}_${path.join(".")}: ${message}`) ?? [];
  if (milliseconds > most) faults.push(`${prefix}_S3_TIMEOUT: must be ${most} or less`);
  if (!parsed.data || faults.length > 0)
    throw new Error(`The file store is not set right.\n${faults.join("\n")}`);
  return {
    store: "s3",
    endpoint: parsed.data.S3_ENDPOINT,
    bucket: parsed.data.S3_BUCKET,
    region: parsed.data.S3_REGION,
    accessKeyId: parsed.data.S3_KEY,
    secretAccessKey: parsed.data.S3_SECRET,
    milliseconds,
  };
}
