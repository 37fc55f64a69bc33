import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import { asCustomer } from "../../../server/http/guard.server";
import { ownHead, ownPlace } from "../../../server/shop/own-place.server";
import { findOrder } from "../order.server";
import { saveComplaint } from "./order-complaint.action.server";
import { complaintPage } from "./order-complaint.server";
import { OrderComplaintView } from "./order-complaint.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export const handle = { undisturbed: true };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const place = await ownPlace(context, params);
  return asCustomer(context, place.paths, async () => {
    const order = await findOrder(context, place, params.orderId ?? "");
    const page = await complaintPage(context, place, order);
    return { head: ownHead(context, place, { title: page.title, isUnlisted: true }), page };
  });
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const place = await ownPlace(context, params);
  return asCustomer(context, place.paths, async () =>
    saveComplaint(context, place, await findOrder(context, place, params.orderId ?? ""), request),
  );
}

export default function OrderComplaintRoute() {
  const answer = useActionData<typeof action>();
  const keys = answer && "kept" in answer ? answer.kept : [];
  const text = answer && "keptText" in answer ? answer.keptText : undefined;
  return (
    <OrderComplaintView {...useLoaderData<typeof loader>()} form={formState(answer)} kept={{ keys, text }} />
  );
}
