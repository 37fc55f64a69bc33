/** What a page tells the service worker. */
export type WorkerMessage =
  | { type: "visited"; url: string }
  /** What waits? */
  | { type: "queue?" }
  /** There is a connection again. */
  | { type: "send" };

/** What the service worker tells the pages: which products wait to be sent, and what became of one that was sent. */
export type PageMessage =
  | { type: "queue"; names: string[] }
  | { type: "sent"; names: string[] }
  | { type: "refused"; names: string[] };
