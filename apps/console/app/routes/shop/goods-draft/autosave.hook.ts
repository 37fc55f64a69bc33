import { useFetcher } from "@remix-run/react";
import { useEffect, useRef, type FormEvent } from "react";
import { useHeldForm } from "../held-form.hook";
import { draftFields, draftIntents } from "./goods-draft.form";

/** How long nothing was typed before it is saved, ms. */
const pauseMs = 1200;

interface Saved {
  status?: string;
  initialValue?: Record<string, unknown> | null;
}

/**
 * Saves a form by itself when nobody has typed for a moment. Photos are sent by themselves; the form has their keys. Each save
 * counts up the version that the next one has to name, so none is sent before the one ahead of it is answered.
 * @returns the handlers for the form: `onInput` for what is typed, `hold` for a press of a button, which waits likewise and takes
 * with it what is not saved yet; the version for its next save and when it was saved, once it was; `isRefused` where what stands
 * there cannot be saved as it is
 */
export function useAutosave(action: string) {
  const fetcher = useFetcher<Saved>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const isBusy = fetcher.state !== "idle";
  const busy = useRef(isBusy);
  useEffect(() => {
    busy.current = isBusy;
  }, [isBusy]);

  const save = (form: HTMLFormElement) => {
    const typed = new FormData();
    for (const [name, value] of new FormData(form)) if (typeof value === "string") typed.append(name, value);
    typed.set(draftFields.intent, draftIntents.autosave);
    fetcher.submit(typed, { method: "post", action });
  };
  const saveSoon = (form: HTMLFormElement) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => (busy.current ? saveSoon : save)(form), pauseMs);
  };
  const onInput = ({ currentTarget: form, target }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement && target.type === "file") return;
    saveSoon(form);
  };

  const held = useHeldForm({ isBusy });
  const hold = (event: FormEvent<HTMLFormElement>) => {
    clearTimeout(timer.current);
    if (!isBusy) return false;
    event.preventDefault();
    held.hold(event);
    return true;
  };

  const answer = fetcher.data;
  const kept = answer?.status === "success" ? answer.initialValue : undefined;
  const textOf = (name: string) => (typeof kept?.[name] === "string" ? kept[name] : undefined);
  return {
    onInput,
    /** For what was not typed, such as a photo that was sent. */
    saveSoon,
    hold,
    isHeld: held.isHeld,
    version: textOf(draftFields.version),
    saved: textOf("saved"),
    isRefused: answer !== undefined && answer.status !== "success",
  };
}
