import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, it } from "vitest";
import { createOpenCalls } from "./open-calls";

/** Whether something has resolved by now. */
function watched(work: Promise<void>) {
  const seen = { ended: false };
  void work.then(() => {
    seen.ended = true;
  });
  return seen;
}

const someTurns = async () => {
  for (let turn = 0; turn < 5; turn += 1) await nextTurn();
};

it("waits for nothing where no call is open", async () => {
  await createOpenCalls().ended();
});

it("waits for each of the calls that are open", async () => {
  const calls = createOpenCalls();
  const [endOne, endOther] = [calls.begin(), calls.begin()];
  const all = watched(calls.ended());

  endOne();
  await someTurns();
  expect(all.ended).toBe(false);

  endOther();
  await someTurns();
  expect(all.ended).toBe(true);
});

it("waits for a call that whoever had the last answer makes next", async () => {
  const calls = createOpenCalls();
  const endFirst = calls.begin();
  const all = watched(calls.ended());
  let endNext = () => undefined as void;
  await nextTurn();

  endFirst();
  void Promise.resolve().then(() => {
    endNext = calls.begin();
  });
  await someTurns();
  expect(all.ended).toBe(false);

  endNext();
  await someTurns();
  expect(all.ended).toBe(true);
});
