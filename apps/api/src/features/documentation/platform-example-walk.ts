import type { ApiClient } from "@haat/contract/shared/client";
import type { Language } from "@haat/contract/shared/languages";

/** A customer of the demo (apps/api/seed). */
const knownCustomer = "01700000001";

/** Messages are seen to, numbers are read, later work is looked at, and the trail is read. */
export async function keepPlatform(admin: ApiClient, language: Language): Promise<void> {
  const { data } = await admin.adminInbox.messages({ language, view: "open", page: 1 });
  const id = data.messages[0]?.id_message ?? 0;
  await admin.adminInbox.message({ language, id });
  const note = language === "bn" ? "ফোনে কথা হয়েছে।" : "Answered by phone.";
  await admin.adminInbox.handleMessage({ language, id, from: "open", to: "done", note });
  await keepCustomers(admin, language);
  await readPlatformNumbers(admin, language);
  const reason = language === "bn" ? "ক্রেতা জানতে চান অর্ডারটি কোথায়।" : "The customer asks where it is.";
  await admin.adminOrders.findOrders({ language, search: knownCustomer, reason });
  const { data: later } = await admin.adminJobs.jobs({ language, state: "dead" });
  await admin.adminJobs.runJobAgain({ id: later.jobs[0]?.id_job ?? 0 });
  const { data: known } = await admin.adminSettings.platformSettings({});
  const hours = {
    help_hours_bn: "প্রতিদিন সকাল ৮টা থেকে রাত ১০টা",
    help_hours_en: "Every day, 8 am to 10 pm",
  };
  const { version, settings } = known;
  await admin.adminSettings.savePlatformSettings({ ...settings, ...hours, sms_per_day: 5000, version });
  await admin.adminAudit.auditEvents({ language, of: "staff" });
}

/** Somebody is looked up, kept out and let in again. */
async function keepCustomers({ adminCustomers: calls }: ApiClient, language: Language): Promise<void> {
  const { data } = await calls.customers({ language, page: 1, search: knownCustomer });
  const asked = { language, id: data.customers[0]?.id_customer ?? 0 };
  await calls.heldOfPhone({ language, phone: data.customers[0]?.mobile ?? "" });
  await calls.customer(asked);
  const reason = language === "bn" ? "বারবার পার্সেল ফেরত দেন।" : "Refuses parcels again and again.";
  await calls.blockCustomer({ ...asked, reason });
  await calls.unblockCustomer(asked);
  await calls.signOutCustomer(asked);
}

/** What waits is counted, what happened in all shops is read, and had as a file. */
async function readPlatformNumbers({ adminReports: calls }: ApiClient, language: Language): Promise<void> {
  await calls.waitingWork({ language });
  const days = { language, start: "2026-02-23", end: "2026-03-01" };
  await calls.platformReport(days);
  await calls.platformReportFile({ ...days, table: "shops" });
}
