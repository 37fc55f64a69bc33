import { printedOrdersField } from "@haat/contract/seller/seller-order-papers.contract";
import { orderPaper, paperSize } from "@haat/contract/shared/choices";
import { answerOrPage, pageFailure } from "../../../server/failure/page-failure.server";
import { sendFile } from "../../../server/http/answer-file.server";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { askedOrders } from "../asked-orders.server";

/** Papers of the orders that the address names, as the API makes them; no page of its own. */
export function loader(args: ConsoleArgs) {
  return inShop(args, "order-print", async ({ seller_key }) => {
    const { context, params, request } = args;
    const { language } = context;
    const paper = orderPaper.safeParse(params.paper);
    const size = paperSize.safeParse(params.size);
    const order_ids = askedOrders(request);
    if (!paper.success || !size.success || !printedOrdersField.safeParse(order_ids).success)
      throw pageFailure(context, 404);
    const asked = { language, seller_key, paper: paper.data, size: size.data, order_ids };
    const file = await answerOrPage(context, context.client().sellerOrderPapers.orderPapers(asked));
    return sendFile(file, "inline");
  });
}
