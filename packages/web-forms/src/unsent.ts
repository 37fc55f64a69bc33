import type { ClientActionFunctionArgs, ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { useSyncExternalStore } from "react";

/** What a form gets for an answer where it never reached the server, or that could not take it. */
export interface Unsent {
  isUnsent: true;
}

let count = 0;
const listeners = new Set<() => void>();

/**
 * The `clientAction` of a page with a form: without a connection, or while the server cannot take it, the page stays as it is,
 * with all that was typed, instead of giving way to the page of a fault; the same form can then be sent again.
 */
export function keepUnsent({ serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  return serverAction().catch((error: unknown) => {
    const unsent = asUnsent(error);
    count += 1;
    for (const tell of listeners) tell();
    return unsent;
  });
}

/** The same for what a page sends by itself, and says itself where it could not: nobody is interrupted. */
export function keepUnsentQuietly({ serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  return serverAction().catch(asUnsent);
}

/** @throws what is another failure than that nobody took the form */
function asUnsent(error: unknown): Unsent {
  if (!isNotTaken(error)) throw error;
  return { isUnsent: true };
}

/** What a browser throws when nothing came back, and the answer of a server that cannot take anything at this moment. */
const isNotTaken = (error: unknown) =>
  error instanceof TypeError || (error instanceof Response && error.status === 503);

/** The `shouldRevalidate` that goes with it: what could not be sent has changed nothing, and asking would fail too. */
export function revalidateWhatWasSent({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return isUnsent(actionResult) ? false : defaultShouldRevalidate;
}

/** Whether a form's answer says that it never reached the server. */
export function isUnsent(answer: unknown): answer is Unsent {
  return typeof answer === "object" && answer !== null && "isUnsent" in answer;
}

/** How many forms could not be sent since the page was loaded. */
export function useUnsentCount(): number {
  return useSyncExternalStore(
    subscribe,
    () => count,
    () => 0,
  );
}

function subscribe(tell: () => void) {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}
