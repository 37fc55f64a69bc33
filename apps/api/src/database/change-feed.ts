import type { Database } from "./database";

/** Channel on which the database tells of changes; a trigger on each table of a shop's public data speaks on it. */
const channel = "haat_changes";

/** Channel on which it tells of work that is to be done later (jobs/job.table.ts). */
const jobChannel = "haat_jobs";

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
 * Hears of changes that any process makes (PostgreSQL, LISTEN and NOTIFY). What may have been missed is told as
 * `onAnyChange`.
 * @returns ends the listening
 */
export function followChanges({ engine }: Database, listener: ChangeListener): Promise<() => Promise<void>> {
  const listeners = {
    [jobChannel]: () => listener.onJob?.(),
    [channel]: (payload: string | undefined) => tell(listener, payload),
  };
  return engine.listen(listeners, () => listener.onAnyChange());
}

function tell(listener: ChangeListener, payload: string | undefined): void {
  const shopId = Number(payload);
  if (payload && Number.isSafeInteger(shopId)) listener.onChange(shopId);
  else listener.onAnyChange();
}
