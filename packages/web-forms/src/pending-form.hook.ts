import { useNavigation, type Fetcher } from "@remix-run/react";

/** A form on its way to the server; both undefined while none is. */
export interface PendingForm {
  /** Where it was sent, path and query. */
  formAction: string | undefined;
  formData: FormData | undefined;
}

const none: PendingForm = { formAction: undefined, formData: undefined };

/**
 * The form that is on its way and has no answer yet. After a refusal the router goes on loading the page's other data,
 * with the form still in its hands: the fields say already what is wrong by then, and what is sent again must go through.
 * Where the answer leads to another page, the form stays pending until that page is there.
 */
export function usePendingForm(): PendingForm {
  const { state, location, formAction, formData } = useNavigation();
  const leadsOn = isRedirect(location?.state);
  return state === "submitting" || leadsOn ? { formAction, formData } : none;
}

/** What a fetcher has on its way and no answer for yet; an answer that leads to another page is none. */
export function pendingFormData({ state, data, formData }: Fetcher): FormData | undefined {
  const isAnswered = state === "loading" && data !== undefined;
  return isAnswered ? undefined : formData;
}

/** The router's own mark on where an answer led. */
function isRedirect(state: unknown): boolean {
  return typeof state === "object" && state !== null && "_isRedirect" in state && state._isRedirect === true;
}
