import { codeFormKey, type CodeContext, type SignInUnderWay } from "./code-request.server";
import { codeTimes } from "./code-times.server";

/**
 * What the form shows that takes a code.
 * @param action where it is sent, and where another code is asked for
 * @param changeHref leads to who has no such phone at hand; left out where no other will do
 */
export function codeStep(
  context: Pick<CodeContext, "language" | "translate">,
  signIn: Omit<SignInUnderWay, "requestId">,
  { action, changeHref }: { action: string; changeHref?: string },
) {
  return {
    action,
    changeHref,
    phone: signIn.phone,
    demoCode: signIn.demoCode,
    hidden: codeFormKey(),
    ...codeTimes(context, signIn, Date.now()),
  };
}
