import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import { readForm } from "@haat/web-forms/form-data.server";
import { asCustomer } from "../../../server/http/guard.server";
import { componentLabels } from "../../../server/present/labels.server";
import { ownHead, ownPlace } from "../../../server/shop/own-place.server";
import { cartVersionField } from "../../cart/add-key.server";
import { orderAgain } from "./order-again.server";
import { findOrder, orderView, shopOfOrder } from "../order.server";
import { complaintLink } from "../complaint-link.server";
import { rateIntent, ratingForm } from "./order-rating.form";
import { rateProduct, ratingsView } from "./order-rating.server";
import { OrderView } from "./order.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export const handle = { undisturbed: true };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const place = await ownPlace(context, params);
  const found = await asCustomer(context, place.paths, () => findOrder(context, place, params.orderId ?? ""));
  const shop = await shopOfOrder(context, place, found);
  const order = orderView(context, place, found, shop);
  const { translate } = context;
  const { breadcrumb, orderFacts, orderLines, orderSummary, orderTimeline } = componentLabels(context);
  return {
    head: ownHead(context, place, { title: order.title, isUnlisted: true }),
    order,
    // In a shop it is clear whose order it is.
    shop: place.shop ? undefined : { name: found.store.title, href: shop?.paths.home },
    again: shop && {
      action: place.paths.order(order.id),
      hidden: { [cartVersionField]: (await context.visitor.cart(shop.seller.seller_key)).version },
      label: translate("accountPages.order.again"),
      text: translate("accountPages.order.againText"),
    },
    complaint: await complaintLink(context, place, found),
    ratings: await ratingsView(context, place, found),
    closed: shop ? undefined : translate("sitePages.account.shopClosed"),
    trail: [{ label: translate("pages.orders.title"), href: place.paths.orders }],
    labels: {
      breadcrumb,
      orderFacts,
      state: translate("accountPages.order.state"),
      orderLines,
      orderSummary,
      orderTimeline,
    },
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const place = await ownPlace(context, params);
  return asCustomer(context, place.paths, async () => {
    const order = await findOrder(context, place, params.orderId ?? "");
    const sent = await readForm(request, [cartVersionField, ...Object.values(ratingForm)]);
    if (sent.get(ratingForm.intent) === rateIntent) return rateProduct(context, place, order, sent);
    const shop = await shopOfOrder(context, place, order);
    return shop ? orderAgain(context, shop, order, sent) : redirect(place.paths.order(order.order_id));
  });
}

export default function OrderRoute() {
  const answer = useActionData<typeof action>();
  const product = answer && "rated" in answer ? answer.rated : undefined;
  const refused = product === undefined ? undefined : { product, form: formState(answer) };
  return <OrderView {...useLoaderData<typeof loader>()} refused={refused} />;
}
