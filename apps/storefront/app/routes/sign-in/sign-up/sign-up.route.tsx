import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import { pageHead } from "../../../server/seo/head.server";
import { componentLabels } from "../../../server/present/labels.server";
import { returnPath } from "../../../server/http/return-path.server";
import { inShop } from "../../../server/shop/own-place.server";
import { loadShop } from "../../../server/shop/shop.server";
import { newNumberText } from "../new-number.server";
import { openAccount } from "../sign-up.action.server";
import { cartToOrder } from "../to-order.server";
import { SignUpView } from "./sign-up.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const shop = await loadShop(context, params);
  const { seller, paths } = shop;
  const { signIn, token } = context.session.data;
  if (token) throw redirect(returnPath(context, paths.home));
  if (!signIn?.ticket) throw redirect(paths.login);
  const title = context.translate("pages.signIn.signUpTitle");
  const { signUpForm, otpForm } = componentLabels(context);
  return {
    head: pageHead(context, {
      title,
      brand: seller.title,
      description: context.translate("accountPages.descriptions.signUp", { shop: seller.title }),
      seller,
    }),
    title,
    lead: newNumberText(context, signIn.phone),
    inCart: await cartToOrder(context, shop),
    changeHref: paths.login,
    action: paths.signUp,
    termsHref: context.paths.platform("terms-of-use"),
    labels: { ...signUpForm, change: otpForm.change },
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  return openAccount(context, inShop(await loadShop(context, params)), request);
}

export default function SignUpRoute() {
  return <SignUpView {...useLoaderData<typeof loader>()} form={formState(useActionData<typeof action>())} />;
}
