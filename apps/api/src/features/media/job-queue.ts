/** Runs jobs so that at most `limit` are under way, and one that is asked for twice at a time only once. */
export function createJobQueue<Result>(limit: number) {
  const underWay = new Map<string, Promise<Result>>();
  const waiting: (() => void)[] = [];
  let running = 0;

  async function inTurn(job: () => Promise<Result>): Promise<Result> {
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
