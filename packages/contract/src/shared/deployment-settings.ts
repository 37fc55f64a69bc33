import { z } from "zod";
import { listSecrets, weaknessOfAny } from "./deployment-rules";

/** `1`, or not. */
export const flag = z
  .enum(["0", "1", ""])
  .default("")
  .transform((value) => value === "1");

/** Digits and nothing else: a setting that is there and empty is a mistake, and no 0. */
export const wholeNumber = z.string().regex(/^\d+$/, "must be a whole number").transform(Number);

export const port = wholeNumber.pipe(z.number().max(65_535));

/** What a process must have of connections to the database: some calls take a second one while they hold the first. */
export const leastPool = 2;

/** Connections to the database. */
export const databasePool = wholeNumber.pipe(
  z.number().min(leastPool, `must be ${leastPool} or more: some calls take a second connection`),
);

/** Names what is weak, never the secret. */
function refuseWeak(secrets: string[], check: z.RefinementCtx): void {
  const weakness = weaknessOfAny(secrets);
  if (weakness) check.addIssue({ code: "custom", message: weakness });
}

/** What the storefront and the API read alike. */
export const commonSettings = {
  /** Shows what only a demo may: one-time codes, an office that is none. */
  HAAT_DEMO: flag,
  /** With commas between them: the first one seals and hashes, all of them are believed. */
  HAAT_SECRET: z.string().transform(listSecrets).superRefine(refuseWeak).optional(),
  /** The platform's host, with or without a port. */
  PLATFORM_HOST: z.string().min(1).default("localhost"),
  /** Who knows one of them may tell the shopper's address in `X-Client-Address`; the storefront sends the first. */
  PROXY_SECRET: z
    .string()
    .transform(listSecrets)
    .pipe(z.array(z.string().min(16)).min(1))
    .optional(),
  /** Whether to believe what the proxy in front adds to `X-Forwarded-For`. */
  TRUST_PROXY: flag,
  /** Calls a minute from one address before 429, on which the finer limits depend; 0 for none. */
  RATE_LIMIT: wholeNumber.default(600),
  /** A Valkey in which all processes count limits; without one, in the PostgreSQL that is the database. */
  VALKEY_URL: z.union([z.literal(""), z.url({ protocol: /^(redis|valkey)s?$/ })]).optional(),
  /** Who brings it as a bearer token may read `/metrics`. */
  METRICS_TOKEN: z.string().min(16).optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
};

/**
 * Reads settings from the environment.
 * @throws an error that names each variable that is wrong, and repeats none of their values
 */
export function readSettings<Schema extends z.ZodType>(
  schema: Schema,
  variables: Record<string, string | undefined>,
): z.output<Schema> {
  const parsed = schema.safeParse(variables);
  if (parsed.success) return parsed.data;
  throw new Error(`The environment is not right.\n${z.prettifyError(parsed.error)}`);
}
