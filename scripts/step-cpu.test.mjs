import { expect, test } from "vitest";
import { unwaited } from "./step-cpu.mjs";

const running = (pid, parent, { isMarked = false, isChromiums = false } = {}) => ({
  pid,
  parent,
  start: "1",
  ticks: 10,
  isMarked,
  isChromiums,
});

test("of a step's processes those are looked at that nobody waits for: what Chromium starts, and what has left its parent", () => {
  const processes = [
    running(1, 0),
    running(10, 1),
    running(11, 10, { isMarked: true }),
    // A browser, its zygote and a page's renderer.
    running(12, 11, { isMarked: true }),
    running(13, 12, { isMarked: true, isChromiums: true }),
    running(14, 13, { isMarked: true, isChromiums: true }),
    // A database server that stands on its own, and one of its processes, which has written its title over its environment.
    running(20, 1, { isMarked: true }),
    running(21, 20),
    // Somebody else's.
    running(30, 1),
    running(31, 30, { isChromiums: true }),
  ];
  expect(unwaited(processes, 10).map(({ pid }) => pid)).toEqual([13, 14, 20, 21]);
});
