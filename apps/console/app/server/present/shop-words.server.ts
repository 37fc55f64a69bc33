import { isOwnList, type ShopPermission, type ShopRole } from "@haat/contract/shared/permissions";
import type { PageLanguage } from "../http/console-context.server";

const tones = {
  draft: "neutral",
  sent: "info",
  changes_asked: "warning",
  approved: "success",
  paused: "warning",
  suspended: "danger",
  rejected: "danger",
  closing: "warning",
  closed: "neutral",
  test: "info",
} as const;

const isKnown = (status: string): status is keyof typeof tones => status in tones;

/** Where a shop stands, in a word. */
export function statusBadge({ translate }: PageLanguage, status: string) {
  const known = isKnown(status) ? status : "draft";
  return { label: translate(`consoleShop.status.${known}.badge`), tone: tones[known] };
}

export const roleName = ({ translate }: PageLanguage, role: ShopRole) =>
  translate(`consoleShop.roles.${role}`);

/** What somebody is called in a shop: by their role, or by none where they have a list of their own. */
export const placeName = (
  context: PageLanguage,
  grant: { role: ShopRole; permissions: readonly ShopPermission[] },
) => (isOwnList(grant) ? context.translate("consoleShop.roles.staff") : roleName(context, grant.role));

/** What that means, in a sentence. */
export function statusText({ translate }: PageLanguage, status: string): string {
  return translate(`consoleShop.status.${isKnown(status) ? status : "draft"}.text`);
}
