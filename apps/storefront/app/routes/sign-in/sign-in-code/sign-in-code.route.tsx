import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import { pageHead } from "../../../server/seo/head.server";
import { componentLabels } from "../../../server/present/labels.server";
import { returnPath } from "../../../server/http/return-path.server";
import { loadShop } from "../../../server/http/shop.server";
import { codeFormKey } from "../code-request.server";
import { continueSignIn } from "../sign-in-code.action.server";
import { codeTimes } from "../code-times.server";
import { SignInCodeView } from "./sign-in-code.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { seller, paths } = await loadShop(context, params);
  const { signIn, token } = context.session.data;
  if (token) throw redirect(returnPath(context, paths.home));
  if (!signIn) throw redirect(paths.login);
  const title = context.translate("pages.signIn.codeTitle");
  return {
    head: pageHead(context, {
      title,
      brand: seller.title,
      description: context.translate("accountPages.descriptions.signInCode", { shop: seller.title }),
      shopName: seller.shop_name,
    }),
    title,
    otp: {
      action: paths.loginCode,
      changeHref: paths.login,
      phone: signIn.phone,
      demoCode: signIn.demoCode,
      hidden: codeFormKey(),
      ...codeTimes(context, signIn, Date.now()),
    },
    password: { href: paths.loginPassword, label: context.translate("accountPages.signIn.usePassword") },
    labels: componentLabels(context).otpForm,
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  return continueSignIn(context, await loadShop(context, params), request);
}

export default function SignInCodeRoute() {
  return (
    <SignInCodeView {...useLoaderData<typeof loader>()} form={formState(useActionData<typeof action>())} />
  );
}
