import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { SignInForm } from "@haat/ui/commerce/sign-in-form/sign-in-form";
import { SignUpForm } from "@haat/ui/commerce/sign-up-form/sign-up-form";
import { formState } from "@haat/web-forms/submission";
import { returnPath } from "../../../server/http/return-path.server";
import { platformSignIn } from "../../../server/session/sign-in-place.server";
import { EntryPage } from "../../../shell/entry-page";
import { SiteFrame } from "../../../shell/site-frame";
import { startSignIn } from "../sign-in.action.server";
import { openAccount } from "../sign-up.action.server";
import { loadSignUp } from "./site-sign-up.server";

export { SiteError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export const handle = { scripts: false };

export function loader({ context }: LoaderFunctionArgs) {
  const { paths } = platformSignIn(context);
  if (context.session.data.token) throw redirect(returnPath(context, paths.home));
  return loadSignUp(context);
}

export async function action({ context, request }: ActionFunctionArgs) {
  const place = platformSignIn(context);
  const isProved = context.session.data.signIn?.ticket !== undefined;
  return isProved ? openAccount(context, place, request) : startSignIn(context, place, request);
}

export default function SiteSignUpRoute() {
  const { frame, page, action: href, phoneForm, accountForm } = useLoaderData<typeof loader>();
  const { values, errors, formErrors } = formState(useActionData<typeof action>());
  return (
    <SiteFrame frame={frame}>
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
    </SiteFrame>
  );
}
