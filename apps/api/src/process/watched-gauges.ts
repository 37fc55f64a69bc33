import { Gauge, type Registry } from "prom-client";

/** What is read when somebody asks for the numbers: how things stand, which no process counts by itself. */
const gauges = {
  haat_database_answers: { help: "1 where the database answered, else 0", labels: [] },
  haat_jobs: { help: "Later work in the table", labels: ["state"] },
  haat_job_wait_seconds: { help: "For how long the job that is due longest has waited", labels: [] },
  haat_orders_recent: { help: "Orders of the last half hour", labels: [] },
  haat_orders_usual: {
    help: "Orders of the same half hour in the four weeks before, a week's mean",
    labels: [],
  },
  haat_codes: { help: "One-time codes of the last ten minutes, but those on their way", labels: ["state"] },
  haat_replica_lag_seconds: {
    help: "How far a standby is behind in what it has replayed",
    labels: ["replica"],
  },
  haat_upkeep_succeeded_timestamp_seconds: {
    help: "When a backup was taken and when a restore drill went well last; 0 where none ever was",
    labels: ["work"],
  },
  haat_disk_free_bytes: { help: "What is free on the disk of a folder, for this user", labels: ["folder"] },
  haat_disk_size_bytes: { help: "What the disk of a folder holds", labels: ["folder"] },
  haat_clock_timestamp_seconds: {
    help: "What a clock says: that of the process, and of the database",
    labels: ["of"],
  },
  haat_certificate_end_timestamp_seconds: {
    help: "When the certificate ends that visitors of a host are shown; 0 where none is",
    labels: ["host"],
  },
} as const satisfies Record<string, { help: string; labels: readonly string[] }>;
export type WatchedName = keyof typeof gauges;

/** A value of a gauge; `label` is that of its one label, where it has one. */
export interface WatchedValue {
  label?: string;
  value: number;
}

/** How things stand; what is not known is left out. */
export type WatchedState = Partial<Record<WatchedName, WatchedValue[]>>;

/** Shows in a registry how things stand, as it is read then; every process of a machine says the same. */
export function showWatchedState(registry: Registry, read: () => Promise<WatchedState>): void {
  let reading: Promise<WatchedState> | undefined;
  const readOnce = () => {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };
  for (const [name, { help, labels }] of Object.entries(gauges) as [
    WatchedName,
    (typeof gauges)[WatchedName],
  ][])
    new Gauge({
      name,
      help,
      labelNames: [...labels],
      registers: [registry],
      aggregator: "max",
      async collect() {
        const values = (await readOnce())[name] ?? [];
        this.reset();
        const [labelName] = labels;
        if (labelName === undefined) return this.set(values[0]?.value ?? Number.NaN);
        for (const { label = "", value } of values) this.set({ [labelName]: label }, value);
      },
    });
}
