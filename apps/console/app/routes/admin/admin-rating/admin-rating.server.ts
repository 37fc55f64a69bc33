import { business } from "@haat/contract/shared/business-constants";
import { sellerKeyField } from "@haat/contract/shared/fields";
import { ratingDecision } from "@haat/contract/shared/rating-choices";
import { ratingReasonField } from "@haat/contract/shared/rating-fields";
import { z } from "zod";
import { answerOrPage, pageFailure } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { formPage } from "../../../server/present/form-page.server";
import { saveRatingForm } from "../../rating-answer.server";
import { ratingId, ratingRows } from "../../rating-page.server";
import { ratingFields as fields } from "../../rating.form";

/** Which rating of which shop an address names. */
interface Named {
  sellerKey?: string | undefined;
  rating?: string | undefined;
}

function ratingNamed(context: ConsoleContext, { sellerKey, rating }: Named) {
  const key = sellerKeyField.safeParse(sellerKey);
  if (!key.success) throw pageFailure(context, 404);
  return { seller_key: key.data, id_rating: ratingId(context, rating) };
}

/** A rating of a shop's goods, to be decided on. */
export async function reportedRatingPage(context: ConsoleContext, named: Named) {
  const { language, paths, translate } = context;
  const which = ratingNamed(context, named);
  const call = context.client().adminRatings.rating({ language, ...which });
  const { rating } = (await answerOrPage(context, call)).data;
  const page = formPage(context, {
    title: translate("ratings.page.title", { name: rating.product.name }),
    back: { href: paths.admin("ratings"), label: translate("ratings.inbox.title") },
    action: paths.adminRating(which.seller_key, which.id_rating),
    hidden: { [fields.ratedAt]: rating.rated_at },
    fields: [
      {
        kind: "cards",
        name: fields.decision,
        label: translate("ratings.inbox.decision"),
        // What it is not yet.
        value: rating.state === "hidden" ? "keep" : "hide",
        options: ratingDecision.options.map((value) => ({
          value,
          title: translate(`ratings.inbox.decisions.${value}`),
        })),
      },
      {
        kind: "lines",
        name: fields.reason,
        label: translate("ratings.inbox.decisionReason"),
        hint: translate("ratings.inbox.decisionReasonHint"),
        rows: 3,
        maxLength: business.ratingReasonMaxLength,
      },
    ],
    submit: translate("ratings.inbox.decisionSubmit"),
  });
  const shop = { label: translate("ratings.inbox.shop"), lines: [{ text: rating.shop.title }] };
  return { ...page, rows: [shop, ...ratingRows(context, rating)] };
}

const schema = z.object({ [fields.decision]: ratingDecision, [fields.reason]: ratingReasonField });

/** Takes it away, leaves it, or brings it back. */
export function decideReportedRating(context: ConsoleContext, named: Named, request: Request) {
  const { language, paths } = context;
  const which = ratingNamed(context, named);
  const page = paths.adminRating(which.seller_key, which.id_rating);
  return saveRatingForm(context, request, { page, schema }, ({ decision, reason }, rated_at) =>
    context.client().adminRatings.decideRating({ language, ...which, decision, reason, rated_at }),
  );
}
