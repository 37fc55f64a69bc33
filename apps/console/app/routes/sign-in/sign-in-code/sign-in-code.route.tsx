import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { codeStep } from "@haat/web-forms/code-step.server";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { returnPath } from "../../../server/http/return-path.server";
import { pageHead } from "../../../server/present/head.server";
import { componentLabels } from "../../../server/present/labels.server";
import { continueSignIn } from "../entry.server";
import { SignInCodeView } from "./sign-in-code.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader({ context }: ConsoleArgs) {
  const { paths, session, translate } = context;
  const { signIn, token } = session.data;
  if (token) throw redirect(returnPath(context));
  if (!signIn) throw redirect(paths.to("login"));
  const title = translate("consoleShell.entry.codeTitle");
  return {
    head: pageHead(context, title),
    title,
    otp: codeStep(context, signIn, { action: paths.to("login/code"), changeHref: paths.to("login") }),
    labels: componentLabels(context).otpForm,
  };
}

export async function action({ context, request }: ConsoleArgs) {
  return continueSignIn(context, request);
}

export default function SignInCodeRoute() {
  return (
    <SignInCodeView {...useLoaderData<typeof loader>()} form={formState(useActionData<typeof action>())} />
  );
}
