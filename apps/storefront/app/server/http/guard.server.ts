import { redirect } from "@remix-run/node";
import { ORPCError } from "@orpc/client";
import type { CallErrorCode } from "@haat/contract/shared/error-codes";
import type { RequestContext } from "./request-context.server";
import type { ShopPaths } from "../../urls/site-paths.server";

const signInRequired: CallErrorCode = "sign_in_required";

/**
 * Does what only a customer may. A guest, and a customer whose session was ended elsewhere, goes to sign in and comes
 * back to this page.
 */
export async function asCustomer<Result>(
  context: RequestContext,
  paths: Pick<ShopPaths, "login">,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!context.session.data.token) throw toSignIn(context, paths);
  try {
    return await work();
  } catch (error) {
    if (!isSignInRequired(error)) throw error;
    context.session.set({ token: undefined });
    throw toSignIn(context, paths);
  }
}

/** Whether a call was refused because its session is missing or over. */
export function isSignInRequired(error: unknown): boolean {
  return error instanceof ORPCError && error.code === signInRequired;
}

function toSignIn(context: RequestContext, paths: Pick<ShopPaths, "login">): Response {
  // A page that was only pointed at is not where somebody wants to come back to.
  if (!context.isPrefetch) context.session.set({ redirectPath: context.path });
  return redirect(paths.login);
}
