import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { answerComplaint, complaintId } from "../../complaint-answer.server";
import { complaintPage } from "../../complaint-page.server";

/** A complaint about an order of the shop. */
export async function shopComplaintPage(context: ConsoleContext, { seller_key }: OwnShop, param?: string) {
  const { language, paths, translate } = context;
  const id_complaint = complaintId(context, param);
  const call = context.client().sellerComplaints.complaint({ language, seller_key, id_complaint });
  const { complaint } = (await answerOrPage(context, call)).data;
  const { order_id } = complaint;
  return complaintPage(context, complaint, {
    action: paths.complaint(seller_key, id_complaint),
    back: { href: paths.shop(seller_key, "complaints"), label: translate("complaints.inbox.title") },
    rows: [
      {
        label: translate("complaints.inbox.order"),
        lines: [{ text: order_id, lang: "en" }],
        change: {
          href: paths.order(seller_key, order_id),
          label: translate("components.orderPlaced.seeOrder"),
        },
      },
    ],
    isPlatform: false,
  });
}

/** Answers it, and closes it where that settles it. */
export function answerShopComplaint(
  context: ConsoleContext,
  { seller_key }: OwnShop,
  param: string | undefined,
  request: Request,
) {
  const { language, paths } = context;
  const id_complaint = complaintId(context, param);
  return answerComplaint(context, request, paths.complaint(seller_key, id_complaint), (answer) =>
    context
      .client()
      .sellerComplaints.answerComplaint(
        { language, seller_key, id_complaint, text: answer.text, close: answer.close },
        { context: { idempotencyKey: answer.idempotencyKey } },
      ),
  );
}
