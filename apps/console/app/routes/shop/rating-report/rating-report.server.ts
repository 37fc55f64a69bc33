import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { business } from "@haat/contract/shared/business-constants";
import { ratingReasonField } from "@haat/contract/shared/rating-fields";
import { z } from "zod";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { formPage } from "../../../server/present/form-page.server";
import { saveRatingForm } from "../../rating-answer.server";
import { ratingId, ratingRows } from "../../rating-page.server";
import { ratingFields as fields } from "../../rating.form";

/** Asks what is wrong with a rating, for the platform to look at it. */
export async function ratingReportPage(context: ConsoleContext, { seller_key }: OwnShop, param?: string) {
  const { language, paths, translate } = context;
  const id_rating = ratingId(context, param);
  const call = context.client().sellerRatings.rating({ language, seller_key, id_rating });
  const { rating } = (await answerOrPage(context, call)).data;
  const page = formPage(context, {
    title: translate("ratings.inbox.report"),
    lead: translate("ratings.inbox.reportLead"),
    back: {
      href: paths.rating(seller_key, id_rating),
      label: translate("ratings.page.title", { name: rating.product.name }),
    },
    action: paths.rating(seller_key, id_rating, "report"),
    fields: [
      {
        kind: "lines",
        name: fields.reason,
        label: translate("ratings.inbox.reportReason"),
        rows: 3,
        maxLength: business.ratingReasonMaxLength,
      },
    ],
    submit: translate("ratings.inbox.reportSubmit"),
  });
  return { ...page, rows: ratingRows(context, rating) };
}

const schema = z.object({ [fields.reason]: ratingReasonField });

/** Reports it. */
export function reportShopRating(
  context: ConsoleContext,
  { seller_key }: OwnShop,
  param: string | undefined,
  request: Request,
) {
  const { language, paths } = context;
  const id_rating = ratingId(context, param);
  const page = paths.rating(seller_key, id_rating);
  return saveRatingForm(context, request, { page, schema }, ({ reason }) =>
    context.client().sellerRatings.reportRating({ language, seller_key, id_rating, reason }),
  );
}
