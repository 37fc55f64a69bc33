import { appPaper } from "@haat/contract/shared/choices";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { answerOrPage, pageFailure } from "../../../server/failure/page-failure.server";
import { sendFile } from "../../../server/http/answer-file.server";
import { inShop } from "../../../server/http/guard.server";

/** A QR code, poster, sheet of stickers or the kit for the Play Store, as the API makes it; no page of its own. */
export function loader(args: ConsoleArgs) {
  return inShop(args, "shop-app", async ({ seller_key }) => {
    const { context, params } = args;
    const { language } = context;
    const paper = appPaper.safeParse(params.paper);
    if (!paper.success) throw pageFailure(context, 404);
    const asked = context.client().sellerShopApp.shopAppPaper({ language, seller_key, paper: paper.data });
    return sendFile(await answerOrPage(context, asked));
  });
}
