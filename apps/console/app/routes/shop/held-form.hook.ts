import { useEffect, useState, type FormEvent } from "react";

/**
 * A form whose button was pressed too early: it is sent, by the same button, as soon as nothing is on its way any more.
 * @returns `hold` for who has kept the form from being sent; `isHeld` until it is
 */
export function useHeldForm({ isBusy }: { isBusy: boolean }) {
  const [held, setHeld] = useState<{ form: HTMLFormElement; submitter: HTMLElement | null }>();
  useEffect(() => {
    if (!held || isBusy) return;
    setHeld(undefined);
    held.form.requestSubmit(held.submitter);
  }, [held, isBusy]);
  return {
    isHeld: held !== undefined,
    hold: ({ currentTarget: form, nativeEvent }: FormEvent<HTMLFormElement>) =>
      setHeld({ form, submitter: (nativeEvent as SubmitEvent).submitter }),
  };
}
