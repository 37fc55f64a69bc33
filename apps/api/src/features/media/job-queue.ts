/** So many jobs wait already that another would wait too long: whoever asks is to come back. */
export class QueueFull extends Error {
  override readonly name = "QueueFull";
}

/**
 * Runs jobs so that at most `limit` are under way and `mostWaiting` wait, and one that is asked for twice at a time only
 * once. @throws {QueueFull} for a job beyond those
 */
export function createJobQueue<Result>(limit: number, mostWaiting: number) {
  const underWay = new Map<string, Promise<Result>>();
  const waiting: (() => void)[] = [];
  let running = 0;

  async function inTurn(job: () => Promise<Result>): Promise<Result> {
    if (running >= limit && waiting.length >= mostWaiting) throw new QueueFull();
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  /** The result of the job of this name, begun now or already under way. */
  return (name: string, job: () => Promise<Result>): Promise<Result> => {
    const begun = underWay.get(name);
    if (begun) return begun;
    const result = inTurn(job).finally(() => underWay.delete(name));
    underWay.set(name, result);
    return result;
  };
}
