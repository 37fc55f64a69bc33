import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import { entryNotes } from "../../../server/present/entry-notes.server";
import { componentLabels } from "../../../server/present/labels.server";
import { returnPath } from "../../../server/http/return-path.server";
import { ownHead, ownPlace } from "../../../server/shop/own-place.server";
import { codeStep } from "@haat/web-forms/code-step.server";
import { continueSignIn } from "../sign-in-code.action.server";
import { cartToOrder } from "../to-order.server";
import { SignInCodeView } from "./sign-in-code.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const place = await ownPlace(context, params);
  const { paths } = place;
  const { session, translate } = context;
  const { signIn, token } = session.data;
  if (token) throw redirect(returnPath(context, place.entry));
  if (!signIn) throw redirect(paths.login);
  const title = translate("pages.signIn.codeTitle");
  const aboutOnPlatform = "sitePages.signIn.description";
  return {
    head: ownHead(context, place, { title, about: "signInCode", aboutOnPlatform }),
    page: {
      title,
      notes: entryNotes(context, place),
      inCart: await cartToOrder(context, place.shop),
      second: { href: paths.loginPassword, label: translate("accountPages.signIn.usePassword") },
    },
    otp: codeStep(context, signIn, { action: paths.loginCode, changeHref: paths.login }),
    labels: componentLabels(context).otpForm,
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  return continueSignIn(context, await ownPlace(context, params), request);
}

export default function SignInCodeRoute() {
  return (
    <SignInCodeView {...useLoaderData<typeof loader>()} form={formState(useActionData<typeof action>())} />
  );
}
