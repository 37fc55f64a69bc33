/** What a single call may carry besides its input. */
export interface CallOptions {
  /**
   * The same key changes nothing twice, also in another process: give one of your own where a call may be made again later.
   * Without one the client makes one for each call that takes it.
   */
  idempotencyKey?: string;
  /** Ends the call, and its waiting for another try. */
  signal?: AbortSignal;
  /** For how long one try may take, in ms; as the client is set where it is left out. */
  timeout?: number;
}
