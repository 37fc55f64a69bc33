import { isSignInRequired } from "./guard.server";
import type { RequestContext } from "./request-context.server";

/** Ends the token on the server first, then forgets it here; one that is over already is just forgotten. */
export async function endSession(context: RequestContext): Promise<void> {
  try {
    await context.client().account.logout({});
  } catch (error) {
    if (!isSignInRequired(error)) throw error;
  }
  context.session.set({ token: undefined, cartKey: undefined, redirectPath: undefined, signIn: undefined });
}
