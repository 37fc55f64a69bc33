import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import { pageHead } from "../../../server/seo/head.server";
import { componentLabels } from "../../../server/present/labels.server";
import { loadShop } from "../../../server/shop/shop.server";
import { codeStep } from "@haat/web-forms/code-step.server";
import { confirmAlert, pendingAlert } from "./stock-alert-code.action.server";
import { StockAlertCodeView } from "./stock-alert-code.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const shop = await loadShop(context, params);
  const pending = pendingAlert(context, shop);
  if (!pending) throw redirect(shop.paths.home);
  const { alert, signIn } = pending;
  const title = context.translate("shopPages.stockAlert.codeTitle");
  return {
    head: pageHead(context, {
      title,
      brand: shop.seller.title,
      description: context.translate("shopPages.stockAlert.codeDescription", { shop: shop.seller.title }),
      seller: shop.seller,
      isUnlisted: true,
    }),
    title,
    lead: context.translate("shopPages.stockAlert.codeLead", { name: alert.name }),
    otp: codeStep(context, signIn, { action: shop.paths.stockAlertCode, changeHref: alert.path }),
    labels: componentLabels(context).otpForm,
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  return confirmAlert(context, await loadShop(context, params), request);
}

export default function StockAlertCodeRoute() {
  const form = formState(useActionData<typeof action>());
  return <StockAlertCodeView {...useLoaderData<typeof loader>()} form={form} />;
}
