import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { SignInForm } from "@haat/ui/commerce/sign-in-form/sign-in-form";
import { SignUpForm } from "@haat/ui/commerce/sign-up-form/sign-up-form";
import { formState } from "@haat/web-forms/submission";
import { returnPath } from "../../../server/http/return-path.server";
import { onPlatform } from "../../../server/shop/own-place.server";
import { EntryPage } from "../../../shell/entry-page";
import { startSignIn } from "../sign-in.action.server";
import { openAccount } from "../sign-up.action.server";
import { loadSignUp } from "./site-sign-up.server";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export function loader({ context }: LoaderFunctionArgs) {
  if (context.session.data.token) throw redirect(returnPath(context, onPlatform(context).entry));
  return loadSignUp(context);
}

export async function action({ context, request }: ActionFunctionArgs) {
  const place = onPlatform(context);
  const isProved = context.session.data.signIn?.ticket !== undefined;
  return isProved ? openAccount(context, place, request) : startSignIn(context, place, request);
}

export default function SiteSignUpRoute() {
  const { page, action: href, phoneForm, accountForm } = useLoaderData<typeof loader>();
  const { values, errors, formErrors } = formState(useActionData<typeof action>());
  return (
    <EntryPage {...page}>
      {phoneForm ? (
        <SignInForm
          formId="sign-in"
          action={href}
          {...phoneForm}
          phone={values.phone ?? phoneForm.phone}
          errors={errors}
          formErrors={formErrors}
        />
      ) : (
        <SignUpForm
          formId="sign-up"
          action={href}
          {...accountForm}
          values={values}
          errors={errors}
          formErrors={formErrors}
        />
      )}
    </EntryPage>
  );
}
