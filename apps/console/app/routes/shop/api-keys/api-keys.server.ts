import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { ApiKey } from "@haat/contract/seller/seller-api-keys.contract";
import { formatDate, formatDateTime } from "@haat/i18n/dates";
import type { ListRow } from "@haat/ui/console/row-list/row-list";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { pageHead } from "../../../server/present/head.server";
import { backToMore } from "../back-to-more.server";
import { apiKeysOf, endOf, maskedKey } from "../api-key-of.server";

const tones = { active: "success", expired: "neutral", revoked: "neutral", ownerless: "warning" } as const;

/** The keys of programs that work with a shop. */
export async function apiKeysPage(context: ConsoleContext, shop: OwnShop) {
  const { paths, platformOrigin, translate } = context;
  const { seller_key } = shop;
  const title = translate("apiKeys.title");
  const keys = await apiKeysOf(context, shop);
  return {
    head: pageHead(context, title),
    title,
    lead: translate("apiKeys.lead"),
    back: backToMore(context, { seller_key }),
    docs: { href: `${platformOrigin}/api/docs#api-keys`, label: translate("apiKeys.docs") },
    groups: [{ rows: keys.map((key) => keyRow(context, shop, key)) }],
    empty: {
      icon: "lock" as const,
      title: translate("apiKeys.empty.title"),
      text: translate("apiKeys.empty.text"),
    },
    action: { href: paths.shop(seller_key, "api-keys/new"), label: translate("apiKeys.create.entry") },
  };
}

function keyRow(context: ConsoleContext, { seller_key }: OwnShop, key: ApiKey): ListRow {
  const { language, paths, translate } = context;
  const { id_api_key, name, scopes, state, made_by, made_at, last_used_at } = key;
  const used = last_used_at
    ? translate("apiKeys.used", { date: formatDateTime(last_used_at, language) })
    : translate("apiKeys.unused");
  const made = { name: made_by || translate("audit.former"), date: formatDate(made_at, language) };
  return {
    id: id_api_key,
    title: name,
    lines: [
      maskedKey(key),
      scopes.map((scope) => translate(`apiKeys.scopes.${scope}.title`)).join(" · "),
      [used, ...endOf(context, key)].join(" · "),
      translate("apiKeys.made", made),
    ],
    icon: "lock",
    state: { label: translate(`apiKeys.state.${state}`), tone: tones[state] },
    href: state === "revoked" ? undefined : paths.apiKeyRevocation(seller_key, id_api_key),
  };
}
