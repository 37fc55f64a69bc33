import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether the page's scripts run. What needs none is shown until then, and stays where there are none. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
