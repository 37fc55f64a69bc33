import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { returnPath } from "../../../server/http/return-path.server";
import { FormPageView } from "../../form-page.view";
import { openAccount } from "./sign-up.action.server";
import { signUpPage } from "./sign-up.server";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader({ context }: ConsoleArgs) {
  const { signIn, token } = context.session.data;
  if (token) throw redirect(returnPath(context));
  if (!signIn?.ticket) throw redirect(context.paths.to("login"));
  return signUpPage(context, signIn.phone);
}

export async function action({ context, request }: ConsoleArgs) {
  return openAccount(context, request);
}

export default function SignUpRoute() {
  return (
    <FormPageView page={useLoaderData<typeof loader>()} state={formState(useActionData<typeof action>())} />
  );
}
