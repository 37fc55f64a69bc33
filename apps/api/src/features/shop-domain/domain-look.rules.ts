import { business } from "@haat/contract/shared/business-constants";
import { secondsAfter } from "../../process/clock";
import type { HostState } from "./shop-domain.table";

/** What DNS said of a domain; a part that it did not answer is not there. */
export interface Findings {
  hasRecord?: boolean;
  bareState?: HostState;
  wwwState?: HostState;
}

/** A domain as far as the next look depends on it. */
export interface LookedAt {
  addedAt: Date;
  hasRecord: boolean | null;
  bareState: HostState | null;
  wwwState: HostState | null;
  verifiedAt: Date | null;
  goodAt: Date | null;
  misses: number;
  lapsedAt: Date | null;
  isPrimary: boolean;
}

const day = 24 * 3600;
const isOlder = (moment: Date, seconds: number, now: Date) => secondsAfter(moment, seconds) <= now;

/** Whether DNS said for sure that a domain is not the shop's, or does not lead here. */
const isMiss = ({ hasRecord, bareState, wwwState }: Findings) => {
  const leadsAway = bareState !== undefined && wwwState !== undefined;
  return hasRecord === false || (leadsAway && bareState !== "here" && wwwState !== "here");
};

const isGood = ({ hasRecord, bareState, wwwState }: Findings) =>
  hasRecord === true && (bareState === "here" || wwwState === "here");

/**
 * When the job asks again: of a verified domain some times a day, of another often in its first days, and after a month no
 * more. @param since when it was entered, or stopped being the shop's
 */
export function nextLook(isVerified: boolean, since: Date, now: Date): Date | null {
  if (isVerified) return secondsAfter(now, business.domainKeptSeconds);
  if (isOlder(since, business.domainGivenUpDays * day, now)) return null;
  const isFresh = !isOlder(since, business.domainWaitsDays * day, now);
  return secondsAfter(now, isFresh ? business.domainWaitsSeconds : business.domainWaitsLongSeconds);
}

/**
 * What a look makes of a domain. Where DNS does not answer, what was known stays for days, for that says nothing of whose it is.
 * @param counts a look by hand finds a domain to be the shop's, and never that it is no longer
 */
export function afterLook(known: LookedAt, found: Findings, now: Date, counts: boolean) {
  const good = isGood(found);
  const misses = isMiss(found) && counts ? known.misses + 1 : known.misses;
  const goodAt = good ? now : known.goodAt;
  const isTooLong = goodAt !== null && isOlder(goodAt, business.domainUnansweredDays * day, now);
  const lapses =
    known.verifiedAt !== null && !good && counts && (misses >= business.domainMisses || isTooLong);
  const stays = known.verifiedAt !== null && !lapses;
  const isVerified = good || stays;
  const lapsedAt = lapses ? now : known.lapsedAt;
  return {
    lapses,
    /** It is the shop's from now on. */
    verifies: good && known.verifiedAt === null,
    values: {
      lookedAt: now,
      nextLookAt: nextLook(isVerified, lapsedAt ?? known.addedAt, now),
      hasRecord: found.hasRecord ?? known.hasRecord,
      bareState: found.bareState ?? known.bareState,
      wwwState: found.wwwState ?? known.wwwState,
      isUnanswered:
        found.hasRecord === undefined || found.bareState === undefined || found.wwwState === undefined,
      verifiedAt: isVerified ? (known.verifiedAt ?? now) : null,
      goodAt,
      misses: good || lapses ? 0 : Math.min(misses, 1000),
      lapsedAt: isVerified ? null : lapsedAt,
      isPrimary: known.isPrimary && isVerified,
    },
  };
}
