import type { SellerHours } from "@haat/contract/seller/seller-hours.contract";
import { minutesOfTime, timeOfMinutes } from "@haat/contract/shared/day-time";
import { dayInBangladesh } from "@haat/contract/shared/bangladesh-day";
import { business } from "@haat/contract/shared/business-constants";
import type { DayHours } from "@haat/contract/shop/shop-hours";
import type { Queryable } from "../../database/database";
import type { MemberScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { DomainError } from "../../process/domain-error";
import { recordCommand, type InShop } from "../audit/audit.usecases";
import { holdShop } from "../shop/shop.usecases";
import * as times from "./shop-hours.repository";
import type { HoursRow } from "./shop-hours.repository";

const describeHours = ({ weekday, opensAt, closesAt }: HoursRow): DayHours => ({
  weekday,
  opens: timeOfMinutes(opensAt),
  closes: timeOfMinutes(closesAt),
});

async function read(tx: Queryable, shopId: number, now: Date): Promise<SellerHours> {
  const days = await times.listDaysOff(tx, shopId, dayInBangladesh(now));
  return {
    hours: (await times.listHours(tx, shopId)).map(describeHours),
    days_off: days.map(({ day, noteBn, noteEn }) => ({ day, note_bn: noteBn, note_en: noteEn })),
  };
}

/** A shop's hours, and its days off from today on. */
export function describeShopHours({ db, clock }: Services, scope: MemberScope): Promise<SellerHours> {
  return inTransaction(db, (tx) => read(tx, scope.shopId, clock.now()), scope);
}

/** As the trail tells them: `0 10:00–20:00, …`. */
const asState = (hours: readonly DayHours[]) => ({
  hours: hours.map(({ weekday, opens, closes }) => `${weekday} ${opens}–${closes}`).join(", "),
});

/** Says when a shop works on each weekday; without any it tells no hours. The same again changes nothing. */
export function saveHours(
  { db, clock }: Services,
  { scope, actor }: InShop,
  given: readonly DayHours[],
): Promise<SellerHours> {
  const { shopId } = scope;
  const now = clock.now();
  const wanted = [...given].sort((one, other) => one.weekday - other.weekday);
  return inTransaction(
    db,
    async (tx) => {
      await holdShop(tx, shopId);
      const before = asState((await read(tx, shopId, now)).hours);
      const after = asState(wanted);
      if (before.hours !== after.hours) {
        const rows = wanted.map(({ weekday, opens, closes }) => ({
          weekday,
          opensAt: minutesOfTime(opens),
          closesAt: minutesOfTime(closes),
        }));
        await times.replaceHours(tx, shopId, rows);
        await recordCommand(tx, actor, { action: "hours_save", before, after }, now);
      }
      return read(tx, shopId, now);
    },
    scope,
  );
}

interface DaysOffGiven {
  from: string;
  until: string | null;
  note_bn: string;
  note_en: string;
}

const refuse = (field: string, code: "date_past" | "date_order" | "days_off_many") =>
  new DomainError("invalid_input", {}, [{ field, code }]);

/** Every day from one to another. */
function daysBetween(from: string, until: string): string[] {
  const days: string[] = [];
  for (let moment = Date.parse(from); moment <= Date.parse(until); moment += 86_400_000)
    days.push(new Date(moment).toISOString().slice(0, 10));
  return days;
}

/**
 * Adds days off. The same again changes nothing; a day that is there already gets the note.
 * @throws invalid_input for days that are over, turned, or more than a shop keeps
 */
export function addDaysOff(
  { db, clock }: Services,
  { scope, actor }: InShop,
  { from, until, note_bn, note_en }: DaysOffGiven,
): Promise<SellerHours> {
  const { shopId } = scope;
  const now = clock.now();
  const today = dayInBangladesh(now);
  const last = until ?? from;
  if (from < today) throw refuse("from", "date_past");
  if (last < from) throw refuse("until", "date_order");
  const isFar = Date.parse(last) - Date.parse(today) > business.daysOffAhead * 86_400_000;
  if (isFar) throw refuse(until ? "until" : "from", "days_off_many");
  const wanted = daysBetween(from, last).map((day) => ({ day, noteBn: note_bn, noteEn: note_en }));
  return inTransaction(
    db,
    async (tx) => {
      await holdShop(tx, shopId);
      const known = new Map((await times.listDaysOff(tx, shopId, today)).map((row) => [row.day, row]));
      const changed = wanted.filter((row) => JSON.stringify(known.get(row.day)) !== JSON.stringify(row));
      if (changed.length > 0) {
        // Every page of the shop reads them.
        await times.deleteDaysBefore(tx, shopId, today);
        await times.saveDaysOff(tx, shopId, changed);
        if ((await times.countDaysOff(tx, shopId, today)) > business.daysOffMost)
          throw refuse("until", "days_off_many");
        const command = {
          subject: from,
          after: { starts_on: from, ends_on: last, note: note_bn || note_en },
        };
        await recordCommand(tx, actor, { action: "days_off_add", ...command }, now);
      }
      return read(tx, shopId, now);
    },
    scope,
  );
}

/** Takes a day off back; one that is none any more changes nothing. */
export function removeDayOff(
  { db, clock }: Services,
  { scope, actor }: InShop,
  day: string,
): Promise<SellerHours> {
  const { shopId } = scope;
  const now = clock.now();
  return inTransaction(
    db,
    async (tx) => {
      await holdShop(tx, shopId);
      if (await times.deleteDayOff(tx, shopId, day))
        await recordCommand(tx, actor, { action: "day_off_remove", subject: day }, now);
      return read(tx, shopId, now);
    },
    scope,
  );
}
