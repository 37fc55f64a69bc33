import { useCallback, useEffect, useRef, type RefCallback } from "react";

/**
 * Keeps the focus where one was: a button that is gone with its answer would leave it at the top of the page.
 *
 * @param outcome what the answer came to; the focus is looked after when it changes
 * @returns the ref of the element to go on at, which can have the focus
 */
export function useKeptFocus(outcome: string): RefCallback<HTMLElement> {
  const target = useRef<HTMLElement | null>(null);
  const last = useRef(outcome);

  useEffect(() => {
    if (last.current === outcome) return;
    last.current = outcome;
    if (document.activeElement === document.body) target.current?.focus();
  }, [outcome]);

  return useCallback((element: HTMLElement | null) => {
    target.current = element;
  }, []);
}
