/** A PostgreSQL server of one run alone. */
export interface PrivatePostgres {
  url: string;
  /** Of its first process, which starts one for each connection. */
  pid(): number;
  stop(): void;
  /** Ends it as a power cut does. */
  crash(): void;
  /** Starts it again with what it had. */
  restart(): void;
  /** Starts a standby of it; ended with it at the latest. */
  addStandby(): Promise<{ url: string; stop(): void }>;
}

export function startPrivatePostgres(
  settings?: string[],
  within?: string,
  certificate?: { key: string; cert: string },
): Promise<PrivatePostgres | undefined>;
