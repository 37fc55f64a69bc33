import { useNavigation, useSubmit } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { themeButtons, themeIntents } from "./theme.form";

/**
 * Saves a form by itself whenever something was chosen in it: one save after the other, each with the version that the one
 * before brought, so that nobody is in their own way.
 * @returns to be told of changes in the form
 */
export function useKeptChoices(action: string): (form: HTMLFormElement) => void {
  const submit = useSubmit();
  const { state } = useNavigation();
  const waiting = useRef<HTMLFormElement>();
  const isIdle = state === "idle";

  const send = (form: HTMLFormElement) => {
    const data = new FormData(form);
    data.set(themeButtons.intent, themeIntents.keep);
    submit(data, { method: "post", action, replace: true, preventScrollReset: true });
  };

  useEffect(() => {
    const form = waiting.current;
    if (!isIdle || !form) return;
    waiting.current = undefined;
    send(form);
  });

  return (form) => {
    if (isIdle) send(form);
    else waiting.current = form;
  };
}
