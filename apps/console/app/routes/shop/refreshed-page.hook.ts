import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

const everyMilliseconds = 2500;

/** Asks for the page's data again and again while something goes on, and the page is looked at. */
export function useRefreshedPage(isOn: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isOn || state !== "idle") return undefined;
    const timer = setTimeout(() => {
      if (document.visibilityState === "visible") revalidate();
    }, everyMilliseconds);
    // Whoever comes back to the page sees how far it is by then.
    const look = () => document.visibilityState === "visible" && revalidate();
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [isOn, state, revalidate]);
}
