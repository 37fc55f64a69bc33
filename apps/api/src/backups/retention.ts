import type { KeptBackups } from "../process/backup-settings";

const dayMilliseconds = 24 * 3600 * 1000;
/** The first Monday of Unix time, in days. */
const firstMonday = 4;

/** By UTC: which day, week (from Monday) and month a moment is in. */
const spans = {
  days: (moment: Date) => Math.floor(moment.getTime() / dayMilliseconds),
  weeks: (moment: Date) => Math.floor((moment.getTime() / dayMilliseconds - firstMonday) / 7),
  months: (moment: Date) => moment.getUTCFullYear() * 12 + moment.getUTCMonth(),
};

/**
 * Which backups stay: the newest one of each of so many days, weeks and months that have one, and the newest in any case.
 * @param moments when each was taken, in any order
 */
export function keptMoments(moments: readonly Date[], keep: KeptBackups): Date[] {
  const newestFirst = [...moments].sort((a, b) => b.getTime() - a.getTime());
  const kept = new Set(newestFirst.slice(0, 1));
  for (const span of ["days", "weeks", "months"] as const) {
    const seen = new Set<number>();
    for (const moment of newestFirst) {
      const place = spans[span](moment);
      if (seen.has(place) || seen.size >= keep[span]) continue;
      seen.add(place);
      kept.add(moment);
    }
  }
  return newestFirst.filter((moment) => kept.has(moment));
}
