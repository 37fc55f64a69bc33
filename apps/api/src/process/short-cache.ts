import type { Clock } from "./clock";

/** Answers a question by its name, from memory where it was asked a short while ago. */
export type Remember = <Answer>(
  question: string,
  ask: () => Promise<Answer>,
  kept?: KeptFor<Answer>,
) => Promise<Answer>;

export interface KeptFor<Answer> {
  /** The shop that the answer is all about: only a change of that shop makes it old. Without one, any change does. */
  shopId?: number;
  /** How long an answer may be used when no change is heard of; 5 unless told. */
  seconds?: number;
  /**
   * How long an answer that is dear to make is at rest: until then it is used whatever changes, and after that while a new
   * one is made, so that nobody waits for it. 0, as without it: it is used no longer than it is known to be right.
   */
  restSeconds?(answer: Answer): number;
}

export interface ShortCache {
  remember: Remember;
  /** Forgets what a change of a shop may have made old; without a shop, everything. */
  forget(shopId?: number): void;
}

interface Entry {
  answer: Promise<unknown>;
  /** When it is too old, in ms; a change may make it so before. */
  until: number;
  /** Before this no new one is made, whatever changes; nothing for what must not be used when it is old. */
  restsUntil?: number;
  isMadeAnew?: boolean;
  shopId: number | undefined;
}

/** For how long an answer that has had its rest is still used while a new one is made: longer than making one takes. */
const longestOldMilliseconds = 10_000;

/**
 * Keeps answers for some seconds, in this process. Questions that come while one is being answered share its answer; one
 * that failed is asked again. Only for what may be some seconds old: never for stock or money that an order takes. The
 * question's name must tell its shop, and the type of its answer must go with the name.
 */
export function createShortCache(clock: Clock, { seconds = 5, entries = 2000 } = {}): ShortCache {
  const kept = new Map<string, Entry>();

  function make<Answer>(
    question: string,
    ask: () => Promise<Answer>,
    options: KeptFor<Answer>,
  ): Promise<Answer> {
    const begun = clock.now().getTime();
    const old = kept.get(question);
    // A query of drizzle is not yet an answer: it runs anew for everybody who awaits it.
    const answer = Promise.resolve(ask());
    const until = begun + (options.seconds ?? seconds) * 1000;
    const entry: Entry = { answer, until, shopId: options.shopId };
    const keep = () => {
      kept.delete(question);
      kept.set(question, entry);
      const [oldest] = kept.keys();
      if (kept.size > entries && oldest !== undefined) kept.delete(oldest);
    };
    answer.then(
      (made) => {
        const rest = options.restSeconds?.(made) ?? 0;
        if (rest > 0) entry.restsUntil = begun + rest * 1000;
        if (old?.isMadeAnew) keep();
      },
      () => {
        if (kept.get(question) === entry) kept.delete(question);
        if (old) old.isMadeAnew = false;
      },
    );
    if (!old?.isMadeAnew) keep();
    return answer;
  }

  return {
    remember<Answer>(
      question: string,
      ask: () => Promise<Answer>,
      options: KeptFor<Answer> = {},
    ): Promise<Answer> {
      const now = clock.now().getTime();
      const found = kept.get(question);
      if (found && found.until > now) return found.answer as Promise<Answer>;
      if (found?.restsUntil === undefined || now > found.restsUntil + longestOldMilliseconds) {
        kept.delete(question);
        return make(question, ask, options);
      }
      if (found.restsUntil <= now && !found.isMadeAnew) {
        found.isMadeAnew = true;
        void make(question, ask, options);
      }
      return found.answer as Promise<Answer>;
    },
    forget(shopId) {
      for (const [question, entry] of kept) {
        if (shopId !== undefined && entry.shopId !== undefined && entry.shopId !== shopId) continue;
        if (entry.restsUntil === undefined) kept.delete(question);
        else entry.until = 0;
      }
    },
  };
}
