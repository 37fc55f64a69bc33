import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import { entryNotes } from "../../../server/present/entry-notes.server";
import { pageHead } from "../../../server/seo/head.server";
import { componentLabels } from "../../../server/present/labels.server";
import { returnPath } from "../../../server/http/return-path.server";
import { platformSignIn } from "../../../server/session/sign-in-place.server";
import { siteFrame } from "../../../server/present/site-frame.server";
import { EntryPage } from "../../../shell/entry-page";
import { SiteFrame } from "../../../shell/site-frame";
import { SignInForm } from "@haat/ui/commerce/sign-in-form/sign-in-form";
import { codeFormKey } from "../code-request.server";
import { startSignIn } from "../sign-in.action.server";

export { SiteError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export const handle = { scripts: false };

/** The platform's own sign-in: one for all shops that are opened on its host. */
export function loader({ context }: LoaderFunctionArgs) {
  const { session, translate } = context;
  const { paths } = platformSignIn(context);
  if (session.data.token) throw redirect(returnPath(context, paths.home));
  const title = translate("pages.signIn.title");
  return {
    head: pageHead(context, {
      title,
      brand: translate("pages.brand"),
      description: translate("sitePages.signIn.description"),
    }),
    frame: siteFrame(context),
    page: {
      title,
      lead: translate("sitePages.signIn.lead"),
      notes: entryNotes(context),
      second: {
        href: paths.loginPassword,
        label: translate("accountPages.signIn.usePassword"),
      },
      other: {
        text: translate("sitePages.signIn.newHere"),
        link: { href: paths.signUp, label: translate("sitePages.signIn.openAccount") },
      },
    },
    form: {
      action: paths.login,
      hidden: codeFormKey(),
      phone: session.data.signIn?.phone,
      labels: componentLabels(context).signInForm,
    },
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  return startSignIn(context, platformSignIn(context), request);
}

export default function SiteSignInRoute() {
  const { frame, page, form } = useLoaderData<typeof loader>();
  const { values, errors, formErrors } = formState(useActionData<typeof action>());
  return (
    <SiteFrame frame={frame}>
      <EntryPage {...page}>
        <SignInForm
          formId="sign-in"
          {...form}
          phone={values.phone ?? form.phone}
          errors={errors}
          formErrors={formErrors}
        />
      </EntryPage>
    </SiteFrame>
  );
}
