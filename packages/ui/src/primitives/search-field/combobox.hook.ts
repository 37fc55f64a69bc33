import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from "react";
import { useScripted } from "../scripted/scripted.hook";

interface Combobox {
  /** Id of the input. */
  id: string;
  defaultValue: string | undefined;
  onQuery: ((text: string) => void) | undefined;
  /** Whether there may be a list at all. */
  hasPanel: boolean;
  /** Another one for each page on which the field stays. */
  page: string | undefined;
  field: RefObject<HTMLInputElement | null>;
}

/** What the keys work on: the list, and the option that the arrows are on (-1: the field itself). */
interface ListState {
  isOpen: boolean;
  active: number;
  show: (isOpen: boolean, active?: number) => void;
}

const isOption = (target: EventTarget) => target instanceof Element && target.closest('[role="option"]');

function handleKey(event: KeyboardEvent<HTMLElement>, { isOpen, active, show }: ListState) {
  const { key, currentTarget, target } = event;
  const options = currentTarget.querySelectorAll<HTMLElement>('[role="option"]');
  if (key === "Escape" && isOpen) {
    // The field keeps its text; a second Escape clears it, as browsers do.
    event.preventDefault();
    show(false);
    currentTarget.querySelector<HTMLElement>('[role="combobox"]')?.focus();
    return;
  }
  if (!(target instanceof HTMLInputElement)) return;
  if (key === "ArrowDown" || key === "ArrowUp") {
    event.preventDefault();
    // The field is a place of the round, between the last option and the first.
    const places = options.length + 1;
    const next = ((active + 1 + (key === "ArrowDown" ? 1 : -1) + places) % places) - 1;
    show(true, next);
    options[next]?.scrollIntoView({ block: "nearest" });
  } else if (key === "Enter" && isOpen) {
    const option = options[active];
    if (option) event.preventDefault();
    option?.click();
    show(false);
  }
}

/**
 * The keyboard of a search field with a list of links (ARIA combobox pattern): the focus stays in the field, the arrows
 * move an active option, Enter follows it, Escape closes. Does nothing without JavaScript.
 */
export function useCombobox({ id, defaultValue = "", onQuery, hasPanel, page, field }: Combobox) {
  const scripted = useScripted() && hasPanel;
  const [text, setText] = useState(defaultValue);
  const [{ isOpen, active }, setList] = useState({ isOpen: false, active: -1 });
  const show: ListState["show"] = (open, option = -1) => setList({ isOpen: open, active: option });

  const shownPage = useRef(page);
  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    if (field.current) field.current.value = defaultValue;
    setText(defaultValue);
    setList({ isOpen: false, active: -1 });
  }, [page, defaultValue, field]);

  if (!scripted) return { text, isOpen: undefined, active, root: {}, input: {} };
  return {
    text,
    isOpen,
    active,
    root: {
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => handleKey(event, { isOpen, active, show }),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) show(false);
      },
      onClick: ({ target }: MouseEvent) => {
        if (isOption(target)) show(false);
      },
    },
    input: {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-controls": `${id}-list`,
      "aria-activedescendant": active < 0 ? undefined : `${id}-option-${active}`,
      onFocus: () => show(true),
      onClick: () => show(true, active),
      onInput: ({ currentTarget: { value } }: FormEvent<HTMLInputElement>) => {
        setText(value);
        show(true);
        onQuery?.(value);
      },
    } as const,
  };
}
