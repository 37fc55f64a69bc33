import { useCallback, useEffect, useRef, type RefCallback } from "react";

/**
 * Keeps the focus where one was: a button that is gone with the answer to its press would leave it at the top of the page.
 *
 * @param isSent whether a press is on its way
 * @param outcome what the last one came to
 * @returns `goOnAt`, the ref of the element to go on at, which can have the focus; `noteSent`, for a press that `isSent` does
 * not tell of
 */
export function useKeptFocus(
  isSent: boolean,
  outcome: string,
): { goOnAt: RefCallback<HTMLElement>; noteSent: () => void } {
  const element = useRef<HTMLElement | null>(null);
  const last = useRef(outcome);
  const wasSent = useRef(false);

  useEffect(() => {
    const isChanged = last.current !== outcome;
    last.current = outcome;
    // What changed by another form of the page, such as a line's, is not where one was.
    if (isChanged && wasSent.current && document.activeElement === document.body) element.current?.focus();
    wasSent.current = isSent;
  }, [isSent, outcome]);

  const goOnAt = useCallback((found: HTMLElement | null) => {
    element.current = found;
  }, []);
  const noteSent = useCallback(() => {
    wasSent.current = true;
  }, []);
  return { goOnAt, noteSent };
}
