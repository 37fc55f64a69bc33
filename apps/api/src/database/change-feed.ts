import type { Notification, Pool } from "pg";
import type { Database } from "./database";

/** Channel on which the database tells of changes; a trigger on each table of a shop's public data speaks on it. */
const channel = "haat_changes";

/** Channel on which it tells of work that is to be done later (jobs/job.table.ts). */
const jobChannel = "haat_jobs";

/** How long to wait before a lost connection is made anew, in ms. */
const reconnectMilliseconds = 1000;

/** Who hears of changes. */
export interface ChangeListener {
  /** Something that shoppers see of a shop has changed. */
  onChange(shopId: number): void;
  /** Something of the whole platform has changed, or changes may have been missed. */
  onAnyChange(): void;
  /** There is later work that nobody has taken yet. */
  onJob?(): void;
}

/**
 * Hears of changes that any process makes (PostgreSQL, LISTEN and NOTIFY). A connection that breaks is made again, and
 * what may have been missed meanwhile is told as `onAnyChange`.
 * @returns ends the listening
 */
export async function followChanges(db: Database, listener: ChangeListener): Promise<() => Promise<void>> {
  const client = db.$client;
  if ("totalCount" in client) return followServer(client, listener);
  const ends = [
    await client.listen(jobChannel, () => listener.onJob?.()),
    await client.listen(channel, (payload) => tell(listener, payload)),
  ];
  return async () => {
    for (const end of ends) await end();
  };
}

function tell(listener: ChangeListener, payload: string | undefined): void {
  const shopId = Number(payload);
  if (payload && Number.isSafeInteger(shopId)) listener.onChange(shopId);
  else listener.onAnyChange();
}

async function followServer(pool: Pool, listener: ChangeListener): Promise<() => Promise<void>> {
  const { default: pg } = await import("pg");
  let isOver = false;
  let retry: NodeJS.Timeout | undefined;
  let connection: InstanceType<typeof pg.Client> | undefined;

  const connect = async (): Promise<void> => {
    // One that only listens never runs a statement that could take long.
    const client = new pg.Client({ ...pool.options, statement_timeout: 0 });
    let isLost = false;
    const lose = () => {
      if (isLost) return;
      isLost = true;
      listener.onAnyChange();
      if (!isOver)
        retry = setTimeout(() => void connect().catch(() => undefined), reconnectMilliseconds).unref();
    };
    client.on("error", lose);
    client.on("end", lose);
    client.on("notification", ({ channel: spoken, payload }: Notification) => {
      if (spoken === jobChannel) listener.onJob?.();
      else tell(listener, payload);
    });
    try {
      await client.connect();
      await client.query(`listen ${jobChannel}`);
      await client.query(`listen ${channel}`);
      connection = client;
      listener.onAnyChange();
    } catch (error) {
      lose();
      throw error;
    }
  };
  await connect();
  return async () => {
    isOver = true;
    clearTimeout(retry);
    await connection?.end();
  };
}
