import { apiKeyScope } from "@haat/contract/shared/api-key-choices";
import { webhookEvent } from "@haat/contract/shared/webhook-choices";
import { parcelState } from "@haat/contract/shared/courier-choices";
import { closingReason } from "@haat/contract/shared/closing-choices";
import { productStatus } from "@haat/contract/shared/product-status";
import { stockMovementReason } from "@haat/contract/shared/stock-movement";
import { shopPermission } from "@haat/contract/shared/console-choices";
import { auditField, type AuditField } from "@haat/contract/shared/audit-fields";
import type { AuditEventShown } from "@haat/contract/shared/audit-event";
import { formatDateTime } from "@haat/i18n/dates";
import { formatMoney } from "@haat/i18n/money";
import { formatDigits, formatNumber } from "@haat/i18n/numbers";
import type { ListRow } from "@haat/ui/console/row-list/row-list";
import type { ConsoleContext } from "../http/console-context.server";
import { statusBadge } from "./shop-words.server";

type State = NonNullable<AuditEventShown["before"]>;
type Value = State[AuditField];

/** What somebody did, as a row to read: who, when, and what of the thing is different since. */
export function auditRow(
  context: ConsoleContext,
  event: AuditEventShown,
  { isInShop = false }: { isInShop?: boolean } = {},
): ListRow {
  const { language, translate } = context;
  const { shop, device } = event;
  const who = [whoOf(context, event, isInShop), ...(shop && !isInShop ? [shop.title] : [])];
  return {
    id: String(event.id_event),
    title: translate(`audit.actions.${event.action}`),
    lines: [
      who.join(" · "),
      formatDateTime(event.at, language),
      // As browsers and phones call themselves.
      ...(device ? [{ text: device, lang: "en" as const }] : []),
      ...aboutLine(context, event),
      ...changesOf(context, event),
    ],
    ...(event.is_refused && {
      state: { label: translate("audit.refused"), tone: "danger" as const },
    }),
  };
}

/** What it was about; an account by its name, too. */
function aboutLine(
  { language, translate }: ConsoleContext,
  { subject: key, subject_name: name }: AuditEventShown,
): string[] {
  if (!key) return [];
  // A code in capital letters, such as a coupon's, is as it is on paper.
  const subject = /[A-Z]/.test(key) ? key : formatDigits(key, language);
  return [
    name ? translate("audit.subjectNamed", { name, subject }) : translate("audit.subject", { subject }),
  ];
}

function whoOf(
  { translate }: ConsoleContext,
  { name, actor, role, api_key: key }: AuditEventShown,
  isInShop: boolean,
): string {
  if (isInShop && actor === "staff") return translate("audit.platform");
  const known = name || translate(isInShop ? "audit.former" : "audit.somebody");
  if (key) return translate("audit.program", { key, name: known });
  const roleLabel = role && roleLabelOf(role);
  return roleLabel ? `${known} (${translate(roleLabel)})` : known;
}

const shopRoles = ["owner", "manager", "packer"] as const;
const platformRoles = ["support", "admin"] as const;

function roleLabelOf(role: string) {
  const inShop = shopRoles.find((each) => each === role);
  if (inShop) return `consoleShop.roles.${inShop}` as const;
  const onPlatform = platformRoles.find((each) => each === role);
  return onPlatform && (`consoleAdmin.roles.${onPlatform}` as const);
}

/** What says nothing of a thing that was not there before, or is no more: a choice nobody made, a text nobody wrote. */
const isBlank = (value: Value) =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

/** A line for each field that is different; of what is new or gone, for each that says something. */
function changesOf(context: ConsoleContext, { before, after }: AuditEventShown): string[] {
  const { translate } = context;
  return auditField.options.flatMap((field) => {
    const [was, is] = [before?.[field], after?.[field]];
    if (JSON.stringify(was) === JSON.stringify(is)) return [];
    if ((was === undefined || is === undefined) && isBlank(was ?? is)) return [];
    const label = translate(`audit.fields.${field}`);
    if (isUnreadable(field))
      return [translate("audit.now", { field: label, after: translate("audit.changed") })];
    const [old, now] = [wordsOf(context, field, was), wordsOf(context, field, is)];
    if (was === undefined) return [translate("audit.now", { field: label, after: now })];
    if (is === undefined) return [translate("audit.was", { field: label, before: old })];
    return [translate("audit.change", { field: label, before: old, after: now })];
  });
}

/** Keys of files, ids and the like: that they changed is all that can be said. */
const isUnreadable = (field: AuditField) =>
  [
    "logo",
    "picture",
    "theme",
    "fingerprints",
    "exceptions",
    "suburbs",
    "owner",
    "body_bn",
    "body_en",
  ].includes(field);

const isMoney = (field: AuditField) =>
  [
    "price",
    "old_price",
    "free_from",
    "fees",
    "amount",
    "min_total",
    "max_off",
    "fee",
    "least_order",
    "code_from",
    "order_total",
    "collected",
    "cash",
    "expected",
    "counted",
  ].includes(field);

function wordsOf(context: ConsoleContext, field: AuditField, value: Value): string {
  const { language, translate } = context;
  if (value === null || value === undefined || value === "") return translate("audit.none");
  if (Array.isArray(value)) return value.map((each) => wordsOf(context, field, each)).join(", ");
  if (typeof value === "boolean") return translate(value ? "audit.yes" : "audit.no");
  if (isMoney(field)) return formatMoney(Number(value), language);
  if (typeof value === "number") return formatNumber(value, language);
  if (/^\d{1,4}$/.test(value)) return formatDigits(value, language);
  return wordOf(context, field, value);
}

/** A choice by its name; what somebody wrote as it was written. */
function wordOf(context: ConsoleContext, field: AuditField, value: string): string {
  const { language, translate } = context;
  if (field === "status" && (value === "active" || value === "blocked"))
    return context.translate(`adminCustomers.status.${value}`);
  const ofProduct = field === "status" && productStatus.safeParse(value).data;
  if (ofProduct) return translate(`stock.views.${ofProduct}`);
  if (field === "status") return statusBadge(context, value).label;
  const moved = field === "reason" && stockMovementReason.safeParse(value).data;
  if (moved) return translate(`stock.reason.${moved}`);
  const closes = field === "reason" && closingReason.safeParse(value).data;
  if (closes) return translate(`shopClosing.reasons.${closes}`);
  const permission = field === "permissions" && shopPermission.safeParse(value).data;
  if (permission) return translate(`membersPages.permissions.titles.${permission}`);
  const scope = field === "scopes" && apiKeyScope.safeParse(value).data;
  if (scope) return translate(`apiKeys.scopes.${scope}.title`);
  const told = field === "events" && webhookEvent.safeParse(value).data;
  if (told) return translate(`webhooks.events.${told}.title`);
  const roleLabel = field === "role" && roleLabelOf(value);
  if (roleLabel) return translate(roleLabel);
  const parcel = field === "state" ? parcelState.safeParse(value) : undefined;
  if (parcel?.success) return translate(`couriers.states.${parcel.data}`);
  if (field === "state" && (value === "open" || value === "taken" || value === "done"))
    return translate(`inbox.states.${value}`);
  if (field === "days" || field === "days_of" || field === "phone" || field === "help_phone")
    return formatDigits(value, language);
  return value;
}
