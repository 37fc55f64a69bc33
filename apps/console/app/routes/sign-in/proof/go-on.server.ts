import { redirect } from "@remix-run/node";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { returnPath } from "../../../server/http/return-path.server";

/** Back to what asked for a proof. */
export function goOn(context: ConsoleContext) {
  const target = returnPath(context);
  context.session.set({ proofCode: undefined, redirectPath: undefined });
  return redirect(target);
}
