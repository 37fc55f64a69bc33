import { idField } from "@haat/contract/shared/fields";
import { answerOrPage, pageFailure } from "../../../server/failure/page-failure.server";
import { sendFile } from "../../../server/http/answer-file.server";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";

/** A day's consignments of a courier, as the API makes the file; no page of its own. */
export function loader(args: ConsoleArgs) {
  return inShop(args, "consignments", async ({ seller_key }) => {
    const { context, params } = args;
    const { language } = context;
    const courier = idField().safeParse(params.courier);
    const day = params.day ?? "";
    if (!courier.success || !/^20\d\d-\d\d-\d\d$/.test(day)) throw pageFailure(context, 404);
    const asked = { language, seller_key, courier: courier.data, day };
    return sendFile(await answerOrPage(context, context.client().sellerCouriers.consignmentsFile(asked)));
  });
}
