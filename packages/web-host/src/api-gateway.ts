import type { HttpBindings } from "@hono/node-server";
import type { ApiClient } from "@haat/contract/shared/client";

/** Where limits are counted. */
export interface Counters {
  /**
   * @param most how many a key may have in a minute
   * @returns counts one more for a key and tells whether that is too many, and in how many s the minute is over
   */
  counter(name: string, most: number): CountOne;
  /** The same over the processes of this machine alone: for what a trip to the common store would cost as much as. */
  nearCounter(name: string, most: number): CountOne;
}
type CountOne = (key: string) => Promise<{ isOver: boolean; seconds: number }>;

/** A page that has been answered. */
export interface AnsweredPage {
  site: "platform" | "shop" | "console";
  /** What the page's route is in the table of URLs; `kept` for one from memory, `none` where no route answers. */
  route: string;
  status: number;
  milliseconds: number;
}

/** What a process of pages that has no API of its own counts, and tells at `/metrics`. */
export interface PageMetrics {
  countPage(page: AnsweredPage): void;
  /** Prometheus text, for who brings the token; else a refusal. */
  fetch(request: Request): Response | Promise<Response>;
}

/** The API as the storefront reaches it: in this process or over HTTP, with the same client. */
export interface ApiGateway {
  /** A client that sends these headers with every call (names in `callHeaders` of the contract). */
  createClient(headers: Record<string, string>): ApiClient;
  /** Answers `/media/…` and `/api/…`: by itself, or by handing the request on. */
  fetch(request: Request, bindings?: Partial<HttpBindings>): Promise<Response>;
  /**
   * Tells of every change of what shoppers see: of one shop, or without one of anything, also where changes may have been
   * missed.
   */
  onChange(listener: (shopId?: number) => void): void;
  /**
   * Tells that an order of a shop has come or was moved; once too often rather than once too few.
   * @returns ends the watching
   */
  watchOrders(sellerKey: string, tell: () => void): () => void;
  /** Over all processes of the platform where there are several. */
  counters: Counters;
  /** Counts a page that was answered, for `/metrics`. */
  countPage(page: AnsweredPage): void;
  /** What a person needs to know at start, such as where the data is. */
  description: string;
  /** Says from now on at `/readyz` that no new work should come here. */
  drain(): void;
  /** Hears when that is said: what stays open for long ends then. */
  onDrain(listener: () => void): void;
  close(): Promise<void>;
}
