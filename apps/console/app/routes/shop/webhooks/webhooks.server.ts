import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { formatDate } from "@haat/i18n/dates";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { pageHead } from "../../../server/present/head.server";
import { backToMore } from "../back-to-more.server";
import { eventsLine, webhookBadge } from "../webhook-of.server";

/** Where programs hear what happens in a shop. */
export async function webhooksPage(context: ConsoleContext, { seller_key }: OwnShop) {
  const { language, paths, platformOrigin, translate } = context;
  const title = translate("webhooks.title");
  const asked = context.client().sellerWebhooks.webhooks({ language, seller_key });
  const { webhooks } = (await answerOrPage(context, asked)).data;
  const rows = webhooks.map((webhook) => ({
    id: webhook.id_webhook,
    title: new URL(webhook.url).host,
    titleLang: "en" as const,
    lines: [
      eventsLine(context, webhook),
      ...(webhook.failing_since
        ? [translate("webhooks.failing", { date: formatDate(webhook.failing_since, language) })]
        : []),
    ],
    icon: "bell" as const,
    state: webhookBadge(context, webhook),
    href: paths.webhook(seller_key, webhook.id_webhook),
  }));
  return {
    head: pageHead(context, title),
    title,
    lead: translate("webhooks.lead"),
    back: backToMore(context, { seller_key }),
    docs: { href: `${platformOrigin}/api/docs#webhooks`, label: translate("webhooks.docs") },
    groups: [{ rows }],
    empty: {
      icon: "bell" as const,
      title: translate("webhooks.empty.title"),
      text: translate("webhooks.empty.text"),
    },
    action: { href: paths.shop(seller_key, "webhooks/new"), label: translate("webhooks.create.title") },
  };
}
