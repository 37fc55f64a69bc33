import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { brand } from "@haat/i18n/brand";
import { formState } from "@haat/web-forms/submission";
import { pageHead } from "../../../server/seo/head.server";
import { componentLabels } from "../../../server/present/labels.server";
import { returnPath } from "../../../server/http/return-path.server";
import type { RequestContext } from "../../../server/http/request-context.server";
import type { ShopPaths } from "../../../server/seo/site-paths.server";
import { loadShop } from "../../../server/http/shop.server";
import { codeFormKey } from "../code-request.server";
import { startSignIn } from "../sign-in.action.server";
import { SignInView } from "./sign-in.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { seller, paths } = await loadShop(context, params);
  const { session, translate } = context;
  if (session.data.token) throw redirect(returnPath(context, paths.home));
  const title = translate("pages.signIn.title");
  return {
    head: pageHead(context, {
      title,
      brand: seller.title,
      description: translate("accountPages.descriptions.signIn", { shop: seller.title }),
      shopName: seller.shop_name,
    }),
    title,
    lead: translate("pages.signIn.lead"),
    action: paths.login,
    hidden: codeFormKey(),
    phone: session.data.signIn?.phone,
    password: { href: paths.loginPassword, label: translate("accountPages.signIn.usePassword") },
    platform: platformOffer(context, paths),
    labels: { ...componentLabels(context).signInForm, tooLong: translate("api.fields.phone_too_long") },
  };
}

/** On the platform's own host its sign-in is the shop's already. */
function platformOffer({ hostShop, language, translate }: RequestContext, paths: ShopPaths) {
  if (!hostShop) return undefined;
  return {
    action: paths.loginPlatform,
    text: translate("accountPages.signIn.platformText", { brand: brand[language] }),
    submit: translate("accountPages.signIn.platformSubmit", { brand: brand[language] }),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  return startSignIn(context, await loadShop(context, params), request);
}

export default function SignInRoute() {
  return <SignInView {...useLoaderData<typeof loader>()} form={formState(useActionData<typeof action>())} />;
}
