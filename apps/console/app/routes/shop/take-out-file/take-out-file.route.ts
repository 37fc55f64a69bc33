import { idField } from "@haat/contract/shared/fields";
import { answerOrPage, pageFailure } from "../../../server/failure/page-failure.server";
import { sendParts } from "../../../server/http/answer-file.server";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";

/** A ZIP of a copy of all data of a shop, for its owner alone; no page of its own. */
export function loader(args: ConsoleArgs) {
  return inShop(args, "take-out", async ({ seller_key }) => {
    const { context, params } = args;
    const { language } = context;
    const id = idField().safeParse(params.takeOut);
    const file = idField().safeParse(params.file);
    if (!id.success || !file.success) throw pageFailure(context, 404);
    const wanted = { language, seller_key, id_take_out: id.data, file: file.data };
    const calls = context.client().sellerTakeOut;
    const { key, ...opened } = (await answerOrPage(context, calls.openTakeOutFile(wanted))).data;
    const head = { name: opened.name, bytes: opened.bytes, parts: opened.parts, type: "application/zip" };
    return sendParts(head, (part) => calls.takeOutPart({ ...wanted, part, key }));
  });
}
