import type { Clock } from "./clock";

/** Answers a question by its name, from memory where it was asked a short while ago. */
export type Remember = <Answer>(
  question: string,
  ask: () => Promise<Answer>,
  kept?: KeptFor,
) => Promise<Answer>;

export interface KeptFor {
  /** The shop that the answer is all about: only a change of that shop makes it old. Without one, any change does. */
  shopId?: number;
  /** How long an answer may be used when no change is heard of; 5 unless told. */
  seconds?: number;
}

export interface ShortCache {
  remember: Remember;
  /** Forgets what a change of a shop may have made old; without a shop, everything. */
  forget(shopId?: number): void;
}

interface Entry {
  answer: Promise<unknown>;
  until: number;
  shopId: number | undefined;
}

/**
 * Keeps answers for some seconds, in this process. Questions that come while one is being answered share its answer; one
 * that failed is asked again. Only for what may be some seconds old: never for stock or money that an order takes. The
 * question's name must tell its shop, and the type of its answer must go with the name.
 */
export function createShortCache(clock: Clock, { seconds = 5, entries = 2000 } = {}): ShortCache {
  const kept = new Map<string, Entry>();
  return {
    remember<Answer>(question: string, ask: () => Promise<Answer>, options: KeptFor = {}): Promise<Answer> {
      const now = clock.now().getTime();
      const found = kept.get(question);
      if (found && found.until > now) return found.answer as Promise<Answer>;
      // A query of drizzle is not yet an answer: it runs anew for everybody who awaits it.
      const answer = Promise.resolve(ask());
      const until = now + (options.seconds ?? seconds) * 1000;
      const entry = { answer, until, shopId: options.shopId };
      kept.delete(question);
      kept.set(question, entry);
      answer.catch(() => {
        if (kept.get(question) === entry) kept.delete(question);
      });
      const [oldest] = kept.keys();
      if (kept.size > entries && oldest !== undefined) kept.delete(oldest);
      return answer;
    },
    forget(shopId) {
      for (const [question, entry] of kept) {
        if (shopId === undefined || entry.shopId === undefined || entry.shopId === shopId)
          kept.delete(question);
      }
    },
  };
}
