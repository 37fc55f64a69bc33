import { dayInBangladesh } from "@haat/contract/shared/bangladesh-day";
import { business } from "@haat/contract/shared/business-constants";
import type { RetentionKind } from "@haat/contract/shared/retention";
import { deleteTicketsBefore } from "./features/account/account.repository";
import { deleteCodesBefore } from "./features/account/one-time-code.repository";
import { deleteEndedSessions } from "./features/account/session.repository";
import { day } from "./features/account/try-limits";
import { deleteTriesBefore } from "./features/account/wrong-try.repository";
import { endOldStatements } from "./features/courier-statement/statement-ending.usecases";
import { deleteEventsBefore } from "./features/audit/audit.repository";
import { deleteGuestCartsBefore } from "./features/cart/cart.repository";
import { deleteImportsBefore } from "./features/goods-import/goods-import.repository";
import { deleteHandOversBefore } from "./features/hand-over/hand-over.repository";
import { deleteContactMessagesBefore } from "./features/landing/landing.repository";
import { deleteUnusedPictures } from "./features/account/picture.usecases";
import { deleteUntouchedBefore } from "./features/product-draft/product-draft.repository";
import { deleteViewsEndedBefore } from "./features/shop-view/shop-view.repository";
import { emptyBin } from "./features/seller-goods/product-status.usecases";
import { deleteTestMessagesBefore } from "./features/test-shop/test-message.repository";
import { deleteAlertsBefore } from "./features/stock-alert/stock-alert-telling.repository";
import { deleteViewsBefore } from "./features/view/view.repository";
import { serviceDays } from "./features/watch/service-status.usecases";
import { deleteServiceCountsBefore } from "./features/watch/watch.repository";
import { deleteDeliveriesBefore } from "./features/webhook/webhook.repository";
import { deleteMissesBefore } from "./features/search-words/search-miss.usecases";
import type { CleanUpJob } from "./jobs/clean-up";
import { deleteDeadJobsBefore } from "./jobs/job.repository";
import type { Services } from "./http/call";
import { secondsAfter } from "./process/clock";
import type { ApiConfig } from "./process/config";
import { deleteKeysBefore } from "./http/idempotency.repository";
import { deleteCountsBefore } from "./security/rate-limit.repository";

type CleanUpParts = Pick<Services, "db" | "files" | "clock"> & { config: Pick<ApiConfig, "retention"> };

/** What nobody can use any more and nothing counts any more. */
export function cleanUpJobs(services: CleanUpParts): CleanUpJob[] {
  const { db, clock } = services;
  const before = (seconds: number) => secondsAfter(clock.now(), -seconds);
  return [
    ...cleanUpPeople(services),
    {
      name: "deliveries of webhooks",
      run: (most) => deleteDeliveriesBefore(db, before(business.webhookKeptDays * day), most),
    },
    {
      name: "messages of test shops",
      run: (most) => deleteTestMessagesBefore(db, before(business.testMessageDays * day), most),
    },
    { name: "sign-in tickets", run: (most) => deleteTicketsBefore(db, before(0), most) },
    { name: "looks into shops", run: (most) => deleteViewsEndedBefore(db, before(0), most) },
    { name: "sign-ins handed over", run: (most) => deleteHandOversBefore(db, before(0), most) },
    { name: "sessions", run: (most) => deleteEndedSessions(db, before(0), most) },
    {
      name: "idempotency keys",
      run: (most) => deleteKeysBefore(db, before(business.idempotencyHours * 3600), most),
    },
    { name: "counts of limits", run: (most) => deleteCountsBefore(db, before(day), most) },
    {
      name: "searches that found nothing",
      run: (most) => deleteMissesBefore(db, before(business.searchMissDays * day), most),
    },
    {
      name: "counts of the service",
      run: (most) => deleteServiceCountsBefore(db, before(serviceDays * day), most),
    },
    { name: "couriers' statements", run: (most) => endOldStatements(services, most) },
    // Long enough for somebody to say "again".
    { name: "dead jobs", run: (most) => deleteDeadJobsBefore(db, before(90 * day), most) },
    ...cleanUpGoods(services),
  ];
}

/** What is held of people for as long as is set, which the privacy policy says. */
function cleanUpPeople({ db, clock, config: { retention } }: CleanUpParts): CleanUpJob[] {
  const past = (kind: RetentionKind) => secondsAfter(clock.now(), -retention[kind] * day);
  return [
    { name: "one-time codes", run: (most) => deleteCodesBefore(db, past("codes"), most) },
    { name: "wrong tries", run: (most) => deleteTriesBefore(db, past("codes"), most) },
    { name: "views", run: (most) => deleteViewsBefore(db, dayInBangladesh(past("visits")), most) },
    { name: "contact messages", run: (most) => deleteContactMessagesBefore(db, past("messages"), most) },
    {
      name: "stock alerts",
      run: (most) => {
        // Of those who were told the last day counts.
        const toldBefore = secondsAfter(clock.now(), -2 * day);
        return deleteAlertsBefore(db, { askedBefore: past("stock_alerts"), toldBefore }, most);
      },
    },
    // A customer's cart stays.
    { name: "guests' carts", run: (most) => deleteGuestCartsBefore(db, past("guest_carts"), most) },
    { name: "audit events", run: (most) => deleteEventsBefore(db, past("trail"), most) },
  ];
}

/** What goods leave behind; whatever frees pictures comes before them. */
function cleanUpGoods(services: CleanUpParts): CleanUpJob[] {
  const { db, clock } = services;
  const before = (seconds: number) => secondsAfter(clock.now(), -seconds);
  return [
    {
      name: "imports of goods",
      run: (most) =>
        deleteImportsBefore(
          db,
          {
            openBefore: before(business.importPreviewDays * day),
            allBefore: before(business.importDays * day),
          },
          most,
        ),
    },
    {
      name: "drafts nothing is written in",
      run: (most) => deleteUntouchedBefore(db, before(business.untouchedDraftDays * day), most),
    },
    { name: "the bin", run: (most) => emptyBin(services, most) },
    { name: "pictures nobody shows", run: (most) => deleteUnusedPictures(services, most) },
  ];
}
