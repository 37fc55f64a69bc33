/** Gives back a turn. */
export type EndTurn = () => void;

/** So many of one name wait already that another would wait too long: whoever asks is to come back. */
export class TooManyWait extends Error {
  override readonly name = "TooManyWait";
}

/** Whoever waited for a turn has gone: it is nobody's. */
export class GaveUpWaiting extends Error {
  override readonly name = "GaveUpWaiting";
}

interface Line {
  name: string;
  running: number;
  waiting: ((end: EndTurn) => void)[];
}

/**
 * Lets so many at most work at once, and none of them take more than its share: who waits behind their own is let in when
 * one of their own ends, and a free turn goes to whoever has the fewest. What one name may have when it is alone, it shares
 * with the others that are there: they take turns, however many of one wait.
 * @param most how many work at once
 * @param share how many of one name do, when it is alone; each has one at least
 * @param mostWaiting how many of one name may wait
 * @returns waits for a turn of a name, until a signal says that whoever waits has gone @throws TooManyWait, GaveUpWaiting
 */
export function createFairTurns(most: number, share: number, mostWaiting = Infinity) {
  const lines = new Map<string, Line>();
  let running = 0;

  function letIn(): void {
    while (running < most) {
      const mostOfOne = Math.max(1, Math.floor(share / lines.size));
      const ready = [...lines.values()].filter((line) => line.waiting.length > 0 && line.running < mostOfOne);
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
    // Among equals it is the turn of whoever's last one ended longer ago.
    lines.delete(line.name);
    if (line.running > 0 || line.waiting.length > 0) lines.set(line.name, line);
    letIn();
  }

  function leave(line: Line, place: (end: EndTurn) => void): void {
    line.waiting = line.waiting.filter((other) => other !== place);
    if (line.running === 0 && line.waiting.length === 0) lines.delete(line.name);
    // One name less shares what there is.
    letIn();
  }

  return (name: string, gone?: AbortSignal): Promise<EndTurn> =>
    new Promise((resolve, reject) => {
      if (gone?.aborted) return reject(new GaveUpWaiting());
      const line = lines.get(name) ?? { name, running: 0, waiting: [] };
      if (line.waiting.length >= mostWaiting) return reject(new TooManyWait());
      const giveUp = () => {
        leave(line, place);
        reject(new GaveUpWaiting());
      };
      const place = (endTurn: EndTurn) => {
        gone?.removeEventListener("abort", giveUp);
        resolve(endTurn);
      };
      lines.set(name, line);
      line.waiting.push(place);
      gone?.addEventListener("abort", giveUp, { once: true });
      letIn();
    });
}
