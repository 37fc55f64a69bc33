import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PasswordSignInForm } from "@haat/ui/commerce/password-sign-in-form/password-sign-in-form";
import { formState } from "@haat/web-forms/submission";
import { entryNotes } from "../../../server/present/entry-notes.server";
import { pageHead } from "../../../server/seo/head.server";
import { componentLabels } from "../../../server/present/labels.server";
import { returnPath } from "../../../server/http/return-path.server";
import { platformSignIn } from "../../../server/session/sign-in-place.server";
import { siteFrame } from "../../../server/present/site-frame.server";
import { EntryPage } from "../../../shell/entry-page";
import { SiteFrame } from "../../../shell/site-frame";
import { signInWithPassword } from "../sign-in-password.action.server";

export { SiteError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export const handle = { scripts: false };

/** The second way in on the platform, for when no message arrives. */
export function loader({ context }: LoaderFunctionArgs) {
  const { session, translate } = context;
  const { paths } = platformSignIn(context);
  if (session.data.token) throw redirect(returnPath(context, paths.home));
  const title = translate("accountPages.signIn.passwordTitle");
  const { formErrors, passwordField, passwordSignInForm } = componentLabels(context);
  return {
    head: pageHead(context, {
      title,
      brand: translate("pages.brand"),
      description: translate("sitePages.signIn.passwordDescription"),
    }),
    frame: siteFrame(context),
    page: { title, lead: translate("accountPages.signIn.passwordLead"), notes: entryNotes(context) },
    form: {
      action: paths.loginPassword,
      codeHref: paths.login,
      phone: session.data.signIn?.phone,
      labels: {
        ...passwordField,
        ...passwordSignInForm,
        errors: formErrors,
        tooLong: translate("api.fields.phone_too_long"),
      },
    },
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  return signInWithPassword(context, platformSignIn(context), request);
}

export default function SiteSignInPasswordRoute() {
  const { frame, page, form } = useLoaderData<typeof loader>();
  const { values, errors, formErrors } = formState(useActionData<typeof action>());
  return (
    <SiteFrame frame={frame}>
      <EntryPage {...page}>
        <PasswordSignInForm
          formId="password-sign-in"
          {...form}
          phone={values.phone ?? form.phone}
          errors={errors}
          formErrors={formErrors}
        />
      </EntryPage>
    </SiteFrame>
  );
}
