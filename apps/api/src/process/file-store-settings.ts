import { z } from "zod";

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

const s3 = z.object({
  MEDIA_S3_ENDPOINT: z.url({ protocol: /^https?$/ }),
  MEDIA_S3_BUCKET: z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/),
  MEDIA_S3_REGION: z.string().min(1).default("us-east-1"),
  MEDIA_S3_KEY: z.string().min(1),
  MEDIA_S3_SECRET: z.string().min(1),
  MEDIA_S3_TIMEOUT: z.coerce.number().int().min(100).max(9000).default(5000),
});

/** Reads where files are kept. @throws an error that names each variable that is wrong, and repeats no value */
export function readFileStoreSettings(variables: Record<string, string | undefined>): FileStoreSettings {
  const store = z.enum(["disk", "s3", ""]).default("disk").safeParse(variables.MEDIA_STORE);
  if (!store.success) throw new Error("MEDIA_STORE must be disk or s3.");
  if (store.data !== "s3") return { store: "disk" };
  const parsed = s3.safeParse(variables);
  if (!parsed.success) throw new Error(`The file store is not set right.\n${z.prettifyError(parsed.error)}`);
  return {
    store: "s3",
    endpoint: parsed.data.MEDIA_S3_ENDPOINT,
    bucket: parsed.data.MEDIA_S3_BUCKET,
    region: parsed.data.MEDIA_S3_REGION,
    accessKeyId: parsed.data.MEDIA_S3_KEY,
    secretAccessKey: parsed.data.MEDIA_S3_SECRET,
    milliseconds: parsed.data.MEDIA_S3_TIMEOUT,
  };
}
