import type { AuditAction, AuditActor } from "@haat/contract/shared/audit-choices";
import { auditField } from "@haat/contract/shared/audit-fields";
import type { AuditEventShown } from "@haat/contract/shared/audit-event";
import { business } from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import { internationalPhone, nationalPhone, phoneError } from "@haat/contract/shared/phone";
import type { Queryable } from "../../database/database";
import type { MemberScope, StaffScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { textIn } from "../../http/language";
import { findNames, findOwners, listEvents, type TrailAsked, type TrailRow } from "./audit.repository";

interface Seen {
  language: Language;
  before?: number | undefined;
}

/** What is done to an account: the subject is its id. */
const aboutAccounts: ReadonlySet<AuditAction> = new Set([
  "customer_block",
  "customer_unblock",
  "customer_sign_out",
  "factor_reset_ask",
  "factor_reset_confirm",
  "factor_reset_stop",
  "member_change",
  "member_remove",
  "member_leave",
  "member_invitation_accept",
  "member_invitation_decline",
  "shop_hand_over",
]);

/** The account that an event was about; nothing where it was about something else. */
const accountOf = ({ action, subject }: Pick<TrailRow, "action" | "subject">) =>
  aboutAccounts.has(action) ? Number(subject) : undefined;

function describeEvent(row: TrailRow, names: Map<number, string>, language: Language): AuditEventShown {
  return {
    id_event: row.id,
    at: row.at.toISOString(),
    action: row.action,
    actor: row.actor,
    role: row.role,
    name: row.firstName === null ? "" : `${row.firstName} ${row.lastName}`,
    subject: row.subject,
    subject_name: names.get(accountOf(row) ?? 0) ?? "",
    is_refused: row.result === "refused",
    refused_for: row.reason,
    before: plain(row.before),
    after: plain(row.after),
    device: row.device,
    api_key: row.apiKey,
    shop:
      row.sellerKey === null || row.title === null
        ? null
        : { seller_key: row.sellerKey, title: textIn(language, row.title) },
  };
}

/** As far as this build has words for it: rows of other builds have fields of their own. */
function plain(state: TrailRow["before"]): AuditEventShown["before"] {
  if (!state) return null;
  const known = auditField.options.filter((field) => state[field] !== undefined);
  return Object.fromEntries(known.map((field) => [field, state[field]])) as AuditEventShown["before"];
}

/** One more than a page is asked for: it says whether there is an older one. */
const most = business.auditEventsPerPage;
const askedRows = most + 1;

async function readTrail(tx: Queryable, asked: TrailAsked, language: Language) {
  const rows = await listEvents(tx, asked, askedRows);
  const shown = rows.slice(0, most);
  const accounts = new Set(shown.map(accountOf).filter((id) => id !== undefined));
  const names = await findNames(tx, [...accounts]);
  return {
    events: shown.map((row) => describeEvent(row, names, language)),
    next_before: rows.length > most ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** Whose events each part of the trail has. */
const actorsOf = {
  staff: ["staff"],
  members: ["member", "program"],
  accounts: ["customer", "account"],
} as const satisfies Record<string, readonly AuditActor[]>;

/** A part of the platform's trail, of one account or one shop where words are given; of nobody where nobody has them. */
export function listPlatformTrail(
  { db }: Services,
  scope: StaffScope,
  { of, search = "", language, before }: Seen & { of: keyof typeof actorsOf; search?: string | undefined },
) {
  const text = search.normalize("NFKC").trim().toLowerCase();
  const phone = nationalPhone(text);
  return inTransaction(
    db,
    async (tx) => {
      const owners =
        text === ""
          ? {}
          : await findOwners(tx, text, phoneError(phone) ? undefined : internationalPhone(phone));
      const asked: TrailAsked = { actors: actorsOf[of], before, ...owners };
      return readTrail(tx, asked, language);
    },
    scope,
  );
}

/**
 * What was done in a shop by its members and by the platform, whose people have no names there. What customers did is theirs.
 */
export async function listShopTrail({ db }: Services, scope: MemberScope, { language, before }: Seen) {
  const asked: TrailAsked = { actors: ["member", "program", "staff"], shopIds: [scope.shopId], before };
  const { events, next_before } = await inTransaction(db, (tx) => readTrail(tx, asked, language), scope);
  return {
    events: events.map((event) => (event.actor === "staff" ? { ...event, name: "", device: null } : event)),
    next_before,
  };
}
