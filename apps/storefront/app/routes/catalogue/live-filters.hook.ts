import { useNavigate, useNavigation } from "@remix-run/react";
import { useEffect, useRef, type FormEvent } from "react";
import { useEarlyChoices } from "../../shell/early-choices";

/** How long a text field rests before the list follows it, in ms. A tick is followed at once. */
const typingPause = 700;

export interface LiveFilters {
  /** The list's path. */
  action: string;
  /** Ids of the filter panel and of the order's field. */
  panelId: string;
  sortId: string;
  /** The order that the address says. */
  sort: string;
  /** Changes whenever the address brings other filters. */
  state: string;
}

/**
 * With scripts, a filter applies as soon as it is chosen and the list stays where it is on the screen. The
 * forms' fields are the browser's own: after Back they are set to what the address says.
 */
export function useLiveFilters({ action, panelId, sortId, sort, state }: LiveFilters) {
  const navigate = useNavigate();
  const isPending = useNavigation().state === "loading";
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const stop = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  const follow = (form: HTMLFormElement, { staysInPlace = true, replace = false } = {}) => {
    stop();
    const query = queryOf(form);
    navigate(query ? `${action}?${query}` : action, { preventScrollReset: staysInPlace, replace });
  };

  const followSoon = (form: HTMLFormElement, { replace = false } = {}) => {
    stop();
    const field = document.activeElement;
    const isTyping = field instanceof HTMLInputElement && field.type === "text";
    timer.current = setTimeout(() => follow(form, { replace }), isTyping ? typingPause : 0);
  };

  // Before the fields are set to what the address says.
  useEarlyChoices(`#${panelId} :is([type=checkbox], [type=radio]), #${sortId}`, (form) =>
    follow(form, { replace: true }),
  );
  useEarlyChoices(`#${panelId} [type=text]`, (form) => followSoon(form, { replace: true }));
  useEffect(() => {
    const field = document.getElementById(sortId);
    if (field instanceof HTMLSelectElement) field.value = sort;
    // Somebody who goes on typing is not interrupted: their next answer brings the fields up to date.
    if (timer.current === undefined)
      document.querySelector<HTMLFormElement>(`#${CSS.escape(panelId)} form`)?.reset();
  }, [panelId, sortId, sort, state]);
  useEffect(() => stop, []);

  return {
    isPending,
    /** A filter was chosen. */
    onFilter: (form: HTMLFormElement) => followSoon(form),
    /** Another order was chosen. */
    onSort: (form: HTMLFormElement) => follow(form),
    /** "Show" was pressed: on a phone the panel makes room for what it brings. */
    onSubmit: (event: FormEvent<HTMLDetailsElement>) => {
      if (!(event.target instanceof HTMLFormElement)) return;
      event.preventDefault();
      follow(event.target, { staysInPlace: false });
      event.currentTarget.open = false;
    },
  };
}

/** What a GET form would send, without the fields that are empty. */
function queryOf(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === "string" && value) query.append(name, value);
  return query.toString();
}
