import type { LoaderFunctionArgs } from "@remix-run/node";
import { asCustomer } from "../../../server/http/guard.server";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import { ownPlace } from "../../../server/shop/own-place.server";
import { findOrder } from "../order.server";

/** The invoice of an order as the PDF that the API makes, with the visitor's own token; no page of its own. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const place = await ownPlace(context, params);
  const { language } = context;
  return asCustomer(context, place.paths, async () => {
    const order = await findOrder(context, place, params.orderId ?? "");
    const pdf = await answerOrPage(
      context,
      context.client().invoice.generateInvoice({ orderId: order.order_id, language }),
    );
    return new Response(await pdf.arrayBuffer(), {
      headers: {
        "Content-Type": "application/pdf",
        "Content-Length": String(pdf.size),
        "Content-Disposition": `attachment; filename="invoice-${order.order_id}.pdf"`,
        "Cache-Control": "private, no-store",
      },
    });
  });
}
