import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import { entryNotes } from "../../../server/present/entry-notes.server";
import { componentLabels } from "../../../server/present/labels.server";
import { returnPath } from "../../../server/http/return-path.server";
import { ownHead, ownPlace } from "../../../server/shop/own-place.server";
import { signInWithPassword } from "../sign-in-password.action.server";
import { cartToOrder } from "../to-order.server";
import { SignInPasswordView } from "./sign-in-password.view";

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
  if (session.data.token) throw redirect(returnPath(context, place.entry));
  const title = translate("accountPages.signIn.passwordTitle");
  const { formErrors, passwordField, passwordSignInForm } = componentLabels(context);
  const aboutOnPlatform = "sitePages.signIn.passwordDescription";
  return {
    head: ownHead(context, place, { title, about: "signInPassword", aboutOnPlatform }),
    page: {
      title,
      lead: translate("accountPages.signIn.passwordLead"),
      notes: entryNotes(context, place),
      inCart: await cartToOrder(context, place.shop),
    },
    action: paths.loginPassword,
    codeHref: paths.login,
    phone: session.data.signIn?.phone,
    labels: {
      ...passwordField,
      ...passwordSignInForm,
      errors: formErrors,
      tooLong: translate("api.fields.phone_too_long"),
    },
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  return signInWithPassword(context, await ownPlace(context, params), request);
}

export default function SignInPasswordRoute() {
  return (
    <SignInPasswordView
      {...useLoaderData<typeof loader>()}
      form={formState(useActionData<typeof action>())}
    />
  );
}
