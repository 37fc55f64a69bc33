import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { business } from "@haat/contract/shared/business-constants";
import { ratingAnswerField } from "@haat/contract/shared/rating-fields";
import { z } from "zod";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { formPage } from "../../../server/present/form-page.server";
import { shopAddress } from "../../../server/present/shop-address.server";
import { saveRatingForm } from "../../rating-answer.server";
import { ratingId, ratingRows } from "../../rating-page.server";
import { ratingFields as fields } from "../../rating.form";

/** A rating of the shop's goods, to be answered. */
export async function shopRatingPage(context: ConsoleContext, { seller_key, slug }: OwnShop, param?: string) {
  const { language, paths, translate } = context;
  const id_rating = ratingId(context, param);
  const call = context.client().sellerRatings.rating({ language, seller_key, id_rating });
  const { rating } = (await answerOrPage(context, call)).data;
  const page = formPage(context, {
    title: translate("ratings.page.title", { name: rating.product.name }),
    back: { href: paths.shop(seller_key, "ratings"), label: translate("ratings.inbox.title") },
    action: paths.rating(seller_key, id_rating),
    fields: [
      {
        kind: "lines",
        name: fields.text,
        label: translate("ratings.inbox.answer"),
        hint: translate("ratings.inbox.answerHint"),
        value: rating.answer?.text,
        rows: 4,
        maxLength: business.ratingAnswerMaxLength,
      },
    ],
    submit: translate("ratings.inbox.answerSubmit"),
  });
  const report = {
    href: paths.rating(seller_key, id_rating, "report"),
    label: translate("ratings.inbox.report"),
  };
  const [product, ...said] = ratingRows(context, rating);
  const inShop = shopAddress(context, slug);
  const change = {
    href: `${inShop}/product-details/${encodeURIComponent(rating.product.slug)}`,
    label: translate("ratings.inbox.seeProduct"),
  };
  return {
    ...page,
    // Where everybody reads the rating, and the answer below it.
    rows: product ? [{ ...product, change }, ...said] : said,
    report: rating.state === "shown" ? report : undefined,
  };
}

const schema = z.object({ [fields.text]: ratingAnswerField });

/** Answers it, or changes the answer. */
export function answerShopRating(
  context: ConsoleContext,
  { seller_key }: OwnShop,
  param: string | undefined,
  request: Request,
) {
  const { language, paths } = context;
  const id_rating = ratingId(context, param);
  const page = paths.rating(seller_key, id_rating);
  return saveRatingForm(context, request, { page, schema }, ({ text }) =>
    context.client().sellerRatings.answerRating({ language, seller_key, id_rating, text }),
  );
}
