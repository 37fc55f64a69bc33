import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { brand } from "@haat/i18n/brand";
import { formState } from "@haat/web-forms/submission";
import { entryNotes } from "../../../server/present/entry-notes.server";
import { componentLabels } from "../../../server/present/labels.server";
import { returnPath } from "../../../server/http/return-path.server";
import type { PageLanguage, RequestContext } from "../../../server/http/request-context.server";
import { ownHead, ownPlace } from "../../../server/shop/own-place.server";
import { codeFormKey } from "@haat/web-forms/code-request.server";
import { startSignIn } from "../sign-in.action.server";
import { cartToOrder, isToOrder } from "../to-order.server";
import { SignInView } from "./sign-in.view";
import type { OwnPlace } from "../../../server/http/shop-of-page.server";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const place = await ownPlace(context, params);
  const { session, translate } = context;
  if (session.data.token) throw redirect(returnPath(context, place.entry));
  const title = translate("pages.signIn.title");
  const aboutOnPlatform = "sitePages.signIn.description";
  return {
    head: ownHead(context, place, { title, about: "signIn", aboutOnPlatform }),
    page: {
      title,
      lead: translate(leadOf(context, place)),
      notes: entryNotes(context, place),
      inCart: await cartToOrder(context, place.shop),
      second: { href: place.paths.loginPassword, label: translate("accountPages.signIn.usePassword") },
      other: otherWay(context, place),
    },
    action: place.paths.login,
    hidden: codeFormKey(),
    phone: session.data.signIn?.phone,
    platform: platformOffer(context, place),
    labels: { ...componentLabels(context).signInForm, tooLong: translate("api.fields.phone_too_long") },
  };
}

/** Who comes from the checkout hears that the cart stays. */
function leadOf(context: RequestContext, { shop }: OwnPlace) {
  if (!shop) return "sitePages.signIn.lead";
  return isToOrder(context, shop) ? "pages.signIn.leadToOrder" : "pages.signIn.lead";
}

/** In a shop a new number opens its account on the way; on the platform that is a page of its own. */
function otherWay({ translate }: PageLanguage, { paths, shop }: OwnPlace) {
  if (shop) return undefined;
  const link = { href: paths.signUp, label: translate("sitePages.signIn.openAccount") };
  return { text: translate("sitePages.signIn.newHere"), link };
}

/** On the platform's own host its sign-in is the shop's already; to a domain that others control none is handed. */
function platformOffer({ hostShop, isOwnDomain, language, translate }: RequestContext, { shop }: OwnPlace) {
  if (!hostShop || isOwnDomain || !shop) return undefined;
  return {
    action: shop.paths.loginPlatform,
    text: translate("accountPages.signIn.platformText", { brand: brand[language] }),
    submit: translate("accountPages.signIn.platformSubmit", { brand: brand[language] }),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  return startSignIn(context, await ownPlace(context, params), request);
}

export default function SignInRoute() {
  return <SignInView {...useLoaderData<typeof loader>()} form={formState(useActionData<typeof action>())} />;
}
