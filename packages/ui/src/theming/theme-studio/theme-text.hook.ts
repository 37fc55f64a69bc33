import { useLayoutEffect, useState } from "react";
import { themeHash, themeTextOf, withoutSpace } from "./theme-link";

/** Who changed the text: the form, the field of JSON, or neither of them (a ready theme, the address). */
type Author = "form" | "json" | "outside";

/**
 * The theme's JSON as text, kept in the address, so that a reload or a link brings it back. The revisions tell the
 * uncontrolled fields when somebody else changed the text and they have to be drawn anew.
 */
export function useThemeText(initial: string) {
  const [state, setState] = useState(() => ({
    text: themeTextOf(window.location.hash) ?? initial,
    formRevision: 0,
    jsonRevision: 0,
  }));
  const take = (text: string, author: Author) =>
    setState(({ formRevision, jsonRevision }) => ({
      text,
      formRevision: formRevision + (author === "form" ? 0 : 1),
      jsonRevision: jsonRevision + (author === "json" ? 0 : 1),
    }));
  // Before anything else runs: an address that changes at once is not missed.
  useLayoutEffect(() => {
    const follow = () => {
      const text = themeTextOf(window.location.hash);
      if (text !== null) take(text, "outside");
    };
    window.addEventListener("hashchange", follow);
    return () => {
      window.removeEventListener("hashchange", follow);
      replaceHash("");
    };
  }, []);
  const change = (text: string, author: Author) => {
    take(text, author);
    replaceHash(themeHash(withoutSpace(text)));
  };
  return { ...state, change };
}

/** Changes the address without a step in the history. */
function replaceHash(hash: string) {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, "", `${pathname}${search}${hash}`);
}
