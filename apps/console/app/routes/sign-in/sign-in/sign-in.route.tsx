import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { codeFormKey } from "@haat/web-forms/code-request.server";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { returnPath } from "../../../server/http/return-path.server";
import { pageHead } from "../../../server/present/head.server";
import { componentLabels } from "../../../server/present/labels.server";
import { SignInView } from "./sign-in.view";
import { startSignIn } from "./sign-in.action.server";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader({ context }: ConsoleArgs) {
  const { session, paths, translate } = context;
  if (session.data.token) throw redirect(returnPath(context));
  const title = translate("consoleShell.entry.title");
  return {
    head: pageHead(context, title),
    title,
    lead: translate("consoleShell.entry.lead"),
    action: paths.to("login"),
    hidden: codeFormKey(),
    phone: session.data.signIn?.phone,
    labels: { ...componentLabels(context).signInForm, tooLong: translate("api.fields.phone_too_long") },
  };
}

export async function action({ context, request }: ConsoleArgs) {
  return startSignIn(context, request);
}

export default function SignInRoute() {
  return <SignInView {...useLoaderData<typeof loader>()} form={formState(useActionData<typeof action>())} />;
}
