import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * Where the router shows another page the focus goes to its content, as after loading a document: otherwise the next Tab
 * would go on from where the pressed link was, which is mostly the footer. Nothing is scrolled, the router does that.
 */
export function useFocusOnNewPage(mainId: string): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const main = document.getElementById(mainId);
    // A page may have put the focus where it is needed.
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [mainId, pathname]);
}
