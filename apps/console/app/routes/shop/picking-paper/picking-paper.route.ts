import { printedOrdersField } from "@haat/contract/seller/seller-order-papers.contract";
import { paperSize } from "@haat/contract/shared/choices";
import { answerOrPage, pageFailure } from "../../../server/failure/page-failure.server";
import { sendFile } from "../../../server/http/answer-file.server";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { askedOrders } from "../asked-orders.server";

/** What is to be fetched for the orders that the address names, as the API draws it; no page of its own. */
export function loader(args: ConsoleArgs) {
  return inShop(args, "picking-list", async ({ seller_key }) => {
    const { context, params, request } = args;
    const size = paperSize.safeParse(params.size);
    const order_ids = askedOrders(request);
    if (!size.success || !printedOrdersField.safeParse(order_ids).success) throw pageFailure(context, 404);
    const asked = { language: context.language, seller_key, size: size.data, order_ids };
    const file = await answerOrPage(context, context.client().sellerOrderPapers.pickingListPaper(asked));
    return sendFile(file, "inline");
  });
}
