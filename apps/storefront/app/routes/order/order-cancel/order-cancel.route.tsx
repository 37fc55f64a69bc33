import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { usePendingForm } from "@haat/web-forms/pending-form.hook";
import { CancelConfirmation } from "@haat/ui/commerce/cancel-confirmation/cancel-confirmation";
import { formState } from "@haat/web-forms/submission";
import { asCustomer } from "../../../server/http/guard.server";
import { ownHead, ownPlace } from "../../../server/shop/own-place.server";
import { findOrder } from "../order.server";
import { cancelKeyField, cancelOrder, cancelPage } from "./order-cancel.server";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export const handle = { undisturbed: true };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const place = await ownPlace(context, params);
  const order = await asCustomer(context, place.paths, () => findOrder(context, place, params.orderId ?? ""));
  return {
    head: ownHead(context, place, {
      title: context.translate("accountPages.order.cancelTitle", { order: order.order_id }),
      isUnlisted: true,
    }),
    page: cancelPage(context, place, order),
    // Sent twice, it cancels once.
    hidden: { [cancelKeyField]: randomUUID() },
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const place = await ownPlace(context, params);
  return asCustomer(context, place.paths, () => cancelOrder(context, place, params.orderId ?? "", request));
}

export default function OrderCancelRoute() {
  const { page, hidden } = useLoaderData<typeof loader>();
  const { blocked, ...question } = page;
  const form = formState(useActionData<typeof action>());
  return (
    <div className="page py-8 sm:py-12">
      <CancelConfirmation
        formId="cancel"
        {...question}
        {...(blocked && { blocked })}
        hidden={hidden}
        values={form.values}
        errors={form.errors}
        formErrors={form.formErrors}
        pending={usePendingForm().formAction === page.action}
        className="mx-auto"
      />
    </div>
  );
}
