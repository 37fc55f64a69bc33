import { EventEmitter, once } from "node:events";
import { setImmediate as nextTurn } from "node:timers/promises";

/** The calls that are being answered, whether or not who made them still waits. */
export interface OpenCalls {
  /** @returns says that the call is answered */
  begin(): () => void;
  /** Resolves when none is being answered, and none follows on the last. */
  ended(): Promise<void>;
}

export function createOpenCalls(): OpenCalls {
  const calls = new EventEmitter();
  let open = 0;

  return {
    begin: () => {
      open += 1;
      return () => {
        open -= 1;
        if (open === 0) calls.emit("answered");
      };
    },
    ended: async () => {
      // Who had an answer makes the next call within that turn of the loop.
      await nextTurn();
      while (open > 0) {
        await once(calls, "answered");
        await nextTurn();
      }
    },
  };
}
