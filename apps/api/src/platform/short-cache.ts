import type { Clock } from "./clock";

/** Answers a question by its name, from memory where it was asked a short while ago. */
export type Remember = <Answer>(question: string, ask: () => Promise<Answer>) => Promise<Answer>;

/**
 * Keeps answers for some seconds, in this process. Questions that come while one is being answered share its answer; one
 * that failed is asked again. Only for what may be some seconds old: never for stock or money that an order takes. The
 * question's name must tell its shop, and the type of its answer must go with the name.
 */
export function createShortCache(clock: Clock, { seconds = 5, entries = 2000 } = {}): Remember {
  const kept = new Map<string, { answer: Promise<unknown>; until: number }>();
  return <Answer>(question: string, ask: () => Promise<Answer>): Promise<Answer> => {
    const now = clock.now().getTime();
    const found = kept.get(question);
    if (found && found.until > now) return found.answer as Promise<Answer>;
    // A query of drizzle is not yet an answer: it runs anew for everybody who awaits it.
    const answer = Promise.resolve(ask());
    kept.delete(question);
    kept.set(question, { answer, until: now + seconds * 1000 });
    answer.catch(() => kept.delete(question));
    const [oldest] = kept.keys();
    if (kept.size > entries && oldest !== undefined) kept.delete(oldest);
    return answer;
  };
}
