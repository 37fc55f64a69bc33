import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { asCustomer } from "../../../server/http/guard.server";
import { pageHead } from "../../../server/seo/head.server";
import { loadPrintPage } from "../print-page.server";
import { AskForOrder, InvoiceSheet } from "../print-invoice.view";

export { SiteError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export const handle = { scripts: false };

/** The invoice of an order in any shop of the platform. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { translate, paths } = context;
  const { orderId } = params;
  const ask = paths.platform("print-invoice");
  const back = { href: paths.platformHome, label: translate("pages.brand") };
  const places = { ask, back, print: (id: string) => `${ask}/${encodeURIComponent(id)}` };
  const asked = { orderId, query: new URL(request.url).searchParams };
  const page = await asCustomer(context, { login: paths.platform("login") }, () =>
    loadPrintPage(context, places, asked, () => Promise.resolve(true)),
  );
  const head = pageHead(context, {
    title: page.sheet ? page.sheet.title : translate("accountPages.printInvoice.title"),
    brand: translate("pages.brand"),
    description: translate("accountPages.descriptions.platformInvoice"),
    isUnlisted: orderId !== undefined,
  });
  return json({ head, sheet: page.sheet, ask: page.ask }, { status: page.status });
}

export default function PrintInvoicePlatformRoute() {
  const { sheet, ask } = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1}>
      {sheet && <InvoiceSheet {...sheet} />}
      {ask && <AskForOrder ask={ask} latest={[]} />}
    </main>
  );
}
