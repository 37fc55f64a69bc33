import { useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * Where the router shows another page the focus goes to its content, as after loading a document: otherwise the next Tab
 * would go on from where the pressed link was, which is mostly the footer. It begins at its top; the router sees to that, but
 * not after a form, which comes back to where it was on its own page.
 */
export function useFocusOnNewPage(mainId: string): void {
  const { pathname, hash } = useLocation();
  const isBack = useNavigationType() === "POP";
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (!isBack && !hash) window.scrollTo(0, 0);
    const main = document.getElementById(mainId);
    // A page may have put the focus where it is needed.
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [mainId, pathname, hash, isBack]);
}
