/** Gives back a turn. */
export type EndTurn = () => void;

interface Line {
  running: number;
  waiting: ((end: EndTurn) => void)[];
}

/**
 * Lets so many at most work at once, and none of them take more than its share: who waits behind their own is let in when
 * one of their own ends, and a free turn goes to whoever has the fewest.
 * @param most how many work at once
 * @param share how many of one name do
 * @returns waits for a turn of a name
 */
export function createFairTurns(most: number, share: number) {
  const lines = new Map<string, Line>();
  let running = 0;

  function letIn(): void {
    while (running < most) {
      const ready = [...lines.values()].filter((line) => line.waiting.length > 0 && line.running < share);
      const [first] = ready.sort((one, other) => one.running - other.running);
      const resume = first?.waiting.shift();
      if (!first || !resume) return;
      running += 1;
      first.running += 1;
      resume(() => end(first));
    }
  }

  function end(line: Line): void {
    running -= 1;
    line.running -= 1;
    for (const [name, each] of lines) {
      if (each === line && line.running === 0 && line.waiting.length === 0) lines.delete(name);
    }
    letIn();
  }

  return (name: string): Promise<EndTurn> =>
    new Promise((resolve) => {
      const line = lines.get(name) ?? { running: 0, waiting: [] };
      lines.set(name, line);
      line.waiting.push(resolve);
      letIn();
    });
}
