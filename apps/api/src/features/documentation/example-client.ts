import type { ApiClient } from "@haat/contract/shared/client";

/** A client of the API for one visitor of the walk through all calls, with headers of their own. */
export type Connect = (headers?: Record<string, string>) => ApiClient;
