import { useSyncExternalStore } from "react";

/** To `useSyncExternalStore`: what is read never changes while the page stands. */
export const never = () => () => undefined;

/** Whether the page's scripts run. What needs none is shown until then, and stays where there are none. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
