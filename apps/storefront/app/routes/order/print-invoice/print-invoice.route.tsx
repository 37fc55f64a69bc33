import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatDate } from "@haat/i18n/dates";
import { asCustomer } from "../../../server/http/guard.server";
import { pageHead } from "../../../server/seo/head.server";
import type { RequestContext } from "../../../server/http/request-context.server";
import { loadShop, type Shop } from "../../../server/http/shop.server";
import { itemsText } from "../order-list.server";
import { loadPrintPage } from "../print-page.server";
import { AskForOrder, InvoiceSheet } from "../print-invoice.view";
import { isOrderOfShop } from "../order.server";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

/** Nothing of the shop around it, and no script: it is paper. */
export const handle = { scripts: false, bare: true };

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const shop = await loadShop(context, params);
  const { seller, paths } = shop;
  const { orderId } = params;
  context.session.keepMessage();
  const asked = { orderId, query: new URL(request.url).searchParams };
  const places = {
    ask: paths.printInvoice(),
    back: { href: paths.orders, label: context.translate("pages.orders.title") },
    print: paths.printInvoice,
    download: paths.invoice,
    order: paths.order,
  };
  const { status, sheet, ask, latest } = await asCustomer(context, paths, async () => {
    const page = await loadPrintPage(context, places, asked, (id) => isOrderOfShop(context, shop, id));
    return { ...page, latest: page.ask ? await latestOrders(context, shop) : [] };
  });
  const title = sheet ? sheet.title : context.translate("accountPages.printInvoice.title");
  const head = pageHead(context, {
    title,
    brand: seller.title,
    description: context.translate("accountPages.descriptions.invoice", { shop: seller.title }),
    shopName: seller.shop_name,
    isUnlisted: orderId !== undefined,
  });
  return json({ head, sheet, ask, latest }, { status });
}

/** The newest orders in this shop, each with what is in it. */
async function latestOrders(context: RequestContext, { seller, paths }: Shop) {
  const { language } = context;
  const { data } = await context
    .client()
    .order.purchaseOrderList({ language, sellerKey: seller.seller_key, page: 1 });
  return data.orders.slice(0, 5).map((order) => ({
    href: paths.printInvoice(order.order_id),
    label: order.order_id,
    text: `${itemsText(context, order)} · ${formatDate(order.ordered_at, language)}`,
  }));
}

export default function PrintInvoiceRoute() {
  const { sheet, ask, latest } = useLoaderData<typeof loader>();
  if (sheet) return <InvoiceSheet {...sheet} />;
  return ask ? <AskForOrder ask={ask} latest={latest} /> : null;
}
