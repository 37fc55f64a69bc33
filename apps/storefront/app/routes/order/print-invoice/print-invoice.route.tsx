import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatDate } from "@haat/i18n/dates";
import { asCustomer } from "../../../server/http/guard.server";
import type { RequestContext } from "../../../server/http/request-context.server";
import { ownHead, ownPlace } from "../../../server/shop/own-place.server";
import { itemsText } from "../order-list.server";
import { loadPrintPage } from "../print-page.server";
import { AskForOrder, InvoiceSheet } from "../print-invoice.view";
import type { OwnPlace } from "../../../server/http/shop-of-page.server";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

/** Nothing of the shop around it, and no script: it is paper. */
export const handle = { scripts: false, bare: true };

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const place = await ownPlace(context, params);
  const { orderId } = params;
  context.session.keepMessage();
  const asked = { orderId, query: new URL(request.url).searchParams };
  const { status, sheet, ask, latest } = await asCustomer(context, place.paths, async () => {
    const page = await loadPrintPage(context, place, asked);
    return { ...page, latest: page.ask ? await latestOrders(context, place) : [] };
  });
  const title = sheet ? sheet.title : context.translate("accountPages.printInvoice.title");
  const head = ownHead(context, place, { title, about: "invoice", isUnlisted: orderId !== undefined });
  return json({ head, sheet, ask, latest }, { status });
}

/** The newest orders in this place, each with what is in it. */
async function latestOrders(context: RequestContext, { paths, shop }: OwnPlace) {
  const { language } = context;
  const { order } = context.client();
  const { data } = shop
    ? await order.purchaseOrderList({ language, sellerKey: shop.seller.seller_key, page: 1 })
    : await order.customerOrderList({ language, page: 1 });
  return data.orders.slice(0, 5).map((summary) => ({
    href: paths.printInvoice(summary.order_id),
    label: summary.order_id,
    text: `${itemsText(context, summary)} · ${formatDate(summary.ordered_at, language)}`,
  }));
}

export default function PrintInvoiceRoute() {
  const { sheet, ask, latest } = useLoaderData<typeof loader>();
  if (sheet) return <InvoiceSheet {...sheet} />;
  return ask ? <AskForOrder ask={ask} latest={latest} /> : null;
}
