/** Times in ms. */
export interface ApiPatience {
  /** How long a call may be silent before the API is asked whether it is there at all, and again for as long as it is. */
  silence: number;
  /** How long the API may take to say that it is there. */
  proof: number;
  /** How long nobody asks again, once it did not say so. */
  pause: number;
}

/** A call of an API that is gone, or stands still with its sockets open, is given up after five seconds. */
const usualPatience: ApiPatience = { silence: 2500, proof: 2500, pause: 1000 };

/**
 * Tells an API that is slow from one that is not there: who waits for long is none the wiser, but a process that runs answers
 * `/healthz` at once, whatever else it does. While it is known not to be there nobody waits, but for one caller each pause,
 * who waits for the proof alone.
 * @param isThere asks the API itself; what it throws is a no
 */
export function createApiWatch(
  isThere: (signal: AbortSignal) => Promise<boolean>,
  patience: ApiPatience = usualPatience,
  now: () => number = Date.now,
) {
  let isAway = false;
  let askedAt = 0;
  let asking: Promise<boolean> | undefined;

  /** Many who doubt ask once. */
  function prove(): Promise<boolean> {
    asking ??= proofWithin(isThere, patience.proof)
      .then((there) => {
        isAway = !there;
        return there;
      })
      .finally(() => {
        asking = undefined;
        askedAt = now();
      });
    return asking;
  }

  async function mayCall(): Promise<boolean> {
    if (!isAway) return true;
    if (asking || now() - askedAt < patience.pause) return false;
    return prove();
  }

  /**
   * What work for which the API is needed comes to.
   * @param longest how long it may take though the API is there, in ms
   * @throws where the API is not there, the work takes longer, or fails by itself
   */
  return async <Answer>(longest: number, work: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> => {
    if (!(await mayCall())) throw new Error("the API does not answer");
    const controller = new AbortController();
    const giveUp = () => controller.abort();
    const end = setTimeout(giveUp, longest);
    const doubt = setInterval(() => void prove().then((there) => there || giveUp()), patience.silence);
    try {
      return await work(controller.signal);
    } finally {
      clearTimeout(end);
      clearInterval(doubt);
    }
  };
}
export type ApiWatch = ReturnType<typeof createApiWatch>;

/** In so many steps the wait for a proof is counted: of a process of ours that stands still itself only one of them goes by. */
const steps = 5;

async function proofWithin(
  isThere: (signal: AbortSignal) => Promise<boolean>,
  milliseconds: number,
): Promise<boolean> {
  const end = new AbortController();
  let step = 0;
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setInterval(() => {
      step += 1;
      if (step === steps) resolve(false);
    }, milliseconds / steps);
  });
  try {
    return await Promise.race([isThere(end.signal).catch(() => false), tooLate]);
  } finally {
    clearInterval(timer);
    end.abort();
  }
}
