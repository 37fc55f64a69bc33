import { resolve } from "node:path";

/** The workspace of the client. */
export const clientRoot = resolve(import.meta.dirname, "..");
export const sourceRoot = resolve(clientRoot, "src");
/** What others import: the client, and apart from it what receives webhooks. */
export const entries = ["haat-client", "webhooks"];
