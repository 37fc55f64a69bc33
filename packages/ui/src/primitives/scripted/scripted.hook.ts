import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether JavaScript runs here: false on the server and in the first render, so that both are alike. */
export function useScripted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
