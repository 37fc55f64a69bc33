import type { ApiClient } from "@haat/contract/client";

/** The API as the storefront reaches it: in this process or over HTTP, with the same client. */
export interface ApiGateway {
  /** A client that sends these headers with every call (names in `callHeaders` of the contract). */
  createClient(headers: Record<string, string>): ApiClient;
  /** Answers `/media/…`, and `/api/…` where the API runs in this process. */
  fetch(request: Request, bindings?: object): Promise<Response>;
  /** What a person needs to know at start, such as where the data is. */
  description: string;
  /** Says from now on at `/readyz` that no new work should come here. */
  drain(): void;
  close(): Promise<void>;
}
