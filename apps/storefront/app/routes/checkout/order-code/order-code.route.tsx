import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import { asCustomer } from "../../../server/http/guard.server";
import { loadShop } from "../../../server/shop/shop.server";
import { answerOrderCode } from "./order-code.action.server";
import { orderCodePage } from "./order-code.server";
import { OrderCodeView } from "./order-code.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export const handle = { undisturbed: true };

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const shop = await loadShop(context, params);
  const query = new URL(request.url).searchParams;
  return asCustomer(context, shop.paths, () => orderCodePage(context, shop, query));
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const shop = await loadShop(context, params);
  return asCustomer(context, shop.paths, () => answerOrderCode(context, shop, request));
}

export default function OrderCodeRoute() {
  const form = formState(useActionData<typeof action>());
  return <OrderCodeView {...useLoaderData<typeof loader>()} form={form} />;
}
