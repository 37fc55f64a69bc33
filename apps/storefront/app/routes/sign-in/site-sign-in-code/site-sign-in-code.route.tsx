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
import { OtpForm, otpFields } from "@haat/ui/commerce/otp-form/otp-form";
import { codeFormKey } from "../code-request.server";
import { continueSignIn } from "../sign-in-code.action.server";
import { codeTimes } from "../code-times.server";

export { SiteError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export const handle = { scripts: false };

/** The second step of signing in on the platform: the code. */
export function loader({ context }: LoaderFunctionArgs) {
  const { session, translate } = context;
  const { paths } = platformSignIn(context);
  const { signIn, token } = session.data;
  if (token) throw redirect(returnPath(context, paths.home));
  if (!signIn) throw redirect(paths.login);
  const title = translate("pages.signIn.codeTitle");
  return {
    head: pageHead(context, {
      title,
      brand: translate("pages.brand"),
      description: translate("sitePages.signIn.description"),
    }),
    frame: siteFrame(context),
    page: {
      title,
      notes: entryNotes(context),
      second: { href: paths.loginPassword, label: translate("accountPages.signIn.usePassword") },
    },
    form: {
      action: paths.loginCode,
      changeHref: paths.login,
      phone: signIn.phone,
      demoCode: signIn.demoCode,
      hidden: codeFormKey(),
      ...codeTimes(context, signIn, Date.now()),
      // Nothing counts down on a page without scripts: who asks too early is told how long to wait.
      resendSeconds: 0,
      labels: componentLabels(context).otpForm,
    },
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  return continueSignIn(context, platformSignIn(context), request);
}

export default function SiteSignInCodeRoute() {
  const { frame, page, form } = useLoaderData<typeof loader>();
  const { values, errors, formErrors } = formState(useActionData<typeof action>());
  return (
    <SiteFrame frame={frame}>
      <EntryPage {...page}>
        <OtpForm
          formId="code"
          {...form}
          code={values[otpFields.code]}
          errors={errors}
          formErrors={formErrors}
        />
      </EntryPage>
    </SiteFrame>
  );
}
