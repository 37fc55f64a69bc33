import { answerOrPage } from "../../../server/failure/page-failure.server";
import { sendFile } from "../../../server/http/answer-file.server";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { idInAddress } from "../../../server/http/id-in-address.server";

/** The differences of a courier's statement as a table for spreadsheets; no page of its own. */
export function loader(args: ConsoleArgs) {
  return inShop(args, "cash-statement", async ({ seller_key }) => {
    const { context, params } = args;
    const id_statement = idInAddress(context, params.statement);
    const wanted = { language: context.language, seller_key, id_statement };
    return sendFile(await answerOrPage(context, context.client().courierStatements.statementFile(wanted)));
  });
}
