import type { ServiceStatus } from "@haat/contract/shop/status.contract";
import type { Services } from "../../http/call";
import { secondsAfter } from "../../process/clock";
import { serviceParts, servicePeriodSeconds, type ServiceCounts } from "../../process/service-parts";
import * as watched from "./watch.repository";

const day = 24 * 3600;
/** For how long what was counted is kept, in days: as far as the page about the service looks back. */
export const serviceDays = 30;

/** When the period began that a moment is in. */
function periodOf(moment: Date): Date {
  const milliseconds = servicePeriodSeconds * 1000;
  return new Date(Math.floor(moment.getTime() / milliseconds) * milliseconds);
}

/** Writes down what a process has answered since it did so last; also where that is nothing: it was there. */
export async function keepServiceCounts(
  { db, clock }: Pick<Services, "db" | "clock">,
  counts: ServiceCounts,
): Promise<void> {
  const none = { answered: 0, failed: 0 };
  const all = new Map(serviceParts.map((part) => [part, counts.get(part) ?? none]));
  await watched.addServiceCounts(db, periodOf(clock.now()), all);
}

/** How often each part of the service worked, as it was counted. */
export async function describeService({ db, clock }: Pick<Services, "db" | "clock">): Promise<ServiceStatus> {
  const now = clock.now();
  const current = periodOf(now);
  const month = secondsAfter(current, -serviceDays * day);
  const moments = [secondsAfter(current, -servicePeriodSeconds), secondsAfter(current, -day), month];
  const [sums, { periods, first }] = await Promise.all([
    watched.sumServiceCounts(db, moments),
    watched.countPeriods(db, { from: month, to: current }),
  ]);
  const expected = first ? (current.getTime() - first.getTime()) / 1000 / servicePeriodSeconds : 0;
  return {
    measured_at: now.toISOString(),
    measured_since: first?.toISOString() ?? null,
    silent_minutes: ((expected - periods) * servicePeriodSeconds) / 60,
    parts: sums.map(({ part, spans }) => {
      const [lately, lastDay, lastMonth] = spans.map(({ answered, failed }) => ({
        answered,
        failed,
      }));
      const none = { answered: 0, failed: 0 };
      return { part, lately: lately ?? none, last_day: lastDay ?? none, last_month: lastMonth ?? none };
    }),
  };
}
