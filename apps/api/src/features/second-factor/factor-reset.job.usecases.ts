import type { Language } from "@haat/contract/shared/languages";
import { brand } from "@haat/i18n/brand";
import { formatDateTime } from "@haat/i18n/dates";
import { translator } from "@haat/i18n/translator";
import { addJob } from "../../jobs/job.repository";
import type { JobQueue } from "../../jobs/job-runner";
import type { Queryable } from "../../database/database";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { secondsAfter } from "../../process/clock";
import { endConsoleSessions } from "../account/session.usecases";
import { sendMessage } from "../account/code-message.usecases";
import { recordEvent } from "../audit/audit.usecases";
import { platformFacts } from "../platform-settings/platform-facts.usecases";
import * as resets from "./factor-reset.repository";
import { dueAt } from "./factor-reset.rules";
import { deleteAllFactors, holdFactors } from "./second-factor.repository";

const queueName = "factor reset";
const noticeQueueName = "factor reset notice";

interface ResetJob {
  id: number;
  language: Language;
}

/** Has a reset done at a moment, in the transaction that confirms it. */
export async function addResetJob(
  tx: Queryable,
  { id, language, runAt }: ResetJob & { runAt: Date },
): Promise<void> {
  const payload: ResetJob = { id, language };
  await addJob(tx, { queue: queueName, payload, runAt, uniqueKey: `reset ${id}` });
}

/** A notice that comes late still warns, in s. */
const warnsSeconds = 72 * 3600;

interface NoticeJob extends ResetJob {
  what: "asked" | "confirmed" | "stopped" | "done";
}

/**
 * Tells the account's number what is done with it, as soon as the transaction is through. The words are made when it goes: the
 * table of jobs bears no number.
 */
export async function tellOfReset(
  { clock }: Pick<Services, "clock">,
  tx: Queryable,
  notice: NoticeJob,
): Promise<void> {
  const now = clock.now();
  await addJob(tx, {
    queue: noticeQueueName,
    payload: notice,
    runAt: now,
    expiresAt: secondsAfter(now, warnsSeconds),
  });
}

/** Sends what is to be told. It is tried again until it went out, and no limit of the day that others used up keeps it back. */
export function factorResetNoticeQueue(services: Services): JobQueue {
  return {
    name: noticeQueueName,
    attempts: Infinity,
    seconds: 30,
    run: async (payload) => {
      const { id, what, language } = payload as NoticeJob;
      const row = await resets.findReset(services.db, id);
      if (!row) return;
      const { helpPhone: help } = await platformFacts(services);
      const date = formatDateTime((dueAt(row) ?? row.askedAt).toISOString(), language);
      const words = { brand: brand[language], help, date };
      const text = translator(language)(`factorReset.sms.${what}`, words);
      await sendMessage(services, { to: row.phone, text, shopId: null }, "office");
    },
  };
}

/** Takes factors away whose time has come. */
export function factorResetQueue(services: Services): JobQueue {
  return {
    name: queueName,
    attempts: 12,
    seconds: 60,
    run: (payload) => finishReset(services, payload as ResetJob),
  };
}

/**
 * Takes the factors away, once, and ends the account's sessions of the console, where nobody stopped it and both of its admins
 * still are admins; where one is none any more, everything stays as it is.
 * @returns when to look again, where its time has not come
 */
async function finishReset(
  services: Services,
  { id, language }: ResetJob,
): Promise<{ againAt: Date } | void> {
  const { clock, db } = services;
  return inTransaction(db, async (tx) => {
    const known = await resets.findReset(tx, id);
    if (!known) return;
    await holdFactors(tx, known.accountId);
    const row = await resets.findReset(tx, id);
    if (!row?.confirmedAt || !row.confirmedBy || row.closedAt) return;
    const now = clock.now();
    const due = dueAt(row);
    if (due && due > now) return { againAt: due };
    const { accountId: customerId } = row;
    const areAdmins =
      (await resets.isAdmin(tx, row.askedBy.id)) && (await resets.isAdmin(tx, row.confirmedBy.id));
    if (areAdmins) {
      await deleteAllFactors(tx, customerId);
      await endConsoleSessions(tx, customerId, now);
    }
    await resets.closeReset(tx, id, { outcome: areAdmins ? "done" : "lapsed", closedAt: now });
    const action = areAdmins ? "second_factor_reset" : "factor_reset_lapse";
    await recordEvent(tx, { action, customerId, subject: String(id), requestId: undefined }, now);
    await tellOfReset(services, tx, { id, what: areAdmins ? "done" : "stopped", language });
  });
}
