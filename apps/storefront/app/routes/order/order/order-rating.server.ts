import { json, redirect } from "@remix-run/node";
import { idField } from "@haat/contract/shared/fields";
import { ratingStarsField, ratingTextField } from "@haat/contract/shared/rating-fields";
import type { Order } from "@haat/contract/shop/order.contract";
import type { RatableProduct } from "@haat/contract/shop/rating.contract";
import { attempt } from "@haat/web-forms/call-failure.server";
import { flashFailure, leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm, refuseForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import { failureAsPage } from "../../../server/failure/page-failure.server";
import type { RequestContext } from "../../../server/http/request-context.server";
import type { OwnPlace } from "../../../server/http/shop-of-page.server";
import { mediaPath } from "../../../server/present/display.server";
import { componentLabels } from "../../../server/present/labels.server";
import { starsLabel } from "../../../server/present/rating.server";
import { ratingForm as fields } from "./order-rating.form";

/** The products of a delivered order, each to be rated; nothing before, and where nothing can be. */
export async function ratingsView(context: RequestContext, { paths }: OwnPlace, order: Order) {
  if (order.status !== "delivered") return undefined;
  const { language, translate } = context;
  const asked = { language, orderId: order.order_id };
  const found = await attempt(context.client().ratings.orderRatings(asked));
  if (!found.ok) throw failureAsPage(context, found.failure);
  const { products } = found.answer.data;
  if (products.length === 0) return undefined;
  const words = (key: "title" | "lead" | "stars" | "text" | "textHint" | "submit" | "hidden") =>
    translate(`ratings.own.${key}`);
  return {
    action: paths.order(order.order_id),
    products: products.map((product) => productView(context, product)),
    options: ([1, 2, 3, 4, 5] as const).map((stars) => ({
      value: String(stars),
      word: translate(`ratings.words.${stars}`),
      spoken: starsLabel(context, stars),
    })),
    labels: {
      title: words("title"),
      lead: words("lead"),
      stars: words("stars"),
      text: words("text"),
      textHint: words("textHint"),
      submit: words("submit"),
      hidden: words("hidden"),
      errors: componentLabels(context).formErrors,
      optional: componentLabels(context).optional,
    },
  };
}

function productView(context: RequestContext, { id_product, name, picture, rating }: RatableProduct) {
  const { translate } = context;
  return {
    id: String(id_product),
    name,
    picture: mediaPath(picture),
    open: translate(rating ? "ratings.own.change" : "ratings.own.rate"),
    own: rating
      ? {
          value: String(rating.stars),
          stars: rating.stars,
          label: starsLabel(context, rating.stars),
          text: rating.text,
          isHidden: rating.is_hidden,
        }
      : undefined,
  };
}

const schema = z.object({ [fields.stars]: ratingStarsField, [fields.text]: ratingTextField });

/** Rates a product of the order; what is wrong stands beside what was typed. */
export async function rateProduct(
  context: RequestContext,
  { paths }: OwnPlace,
  { order_id }: Order,
  sent: FormData,
) {
  const id = idField().safeParse(sent.get(fields.product)).data ?? 1;
  const form = new FormData();
  for (const name of [fields.stars, fields.text]) form.append(name, String(sent.get(name) ?? ""));
  const parsed = parseForm(form, schema, context.translate);
  if (!parsed.ok) return json({ ...parsed.result, rated: String(id) }, { status: 422 });
  const { language } = context;
  const said = await attempt(
    context.client().ratings.rateProduct({ language, order_id, id_product: id, ...parsed.value }),
  );
  // The delivery was taken back meanwhile: its form stands there no more.
  if (!said.ok && said.failure.code === "rating_impossible") {
    leaveMessage(context, "error", said.failure.detail);
    return redirect(paths.order(order_id));
  }
  if (!said.ok) {
    flashFailure(context, said.failure);
    return json({ ...refuseForm(form, said.failure), rated: String(id) }, { status: said.failure.status });
  }
  leaveMessage(context, "success", said.answer.message ?? "");
  return redirect(paths.order(order_id));
}
