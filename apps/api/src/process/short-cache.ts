import { serialize } from "node:v8";
import { LRUCache } from "lru-cache";
import type { Clock } from "./clock";

/** Answers a question by its name, from memory where it was asked a short while ago. */
export type Cached = <Answer>(
  question: string,
  ask: () => Promise<Answer>,
  kept?: CacheOptions<Answer>,
) => Promise<Answer>;

export interface CacheOptions<Answer> {
  /** The shop that the answer is all about: only a change of that shop makes it old. Without one, any change does. */
  shopId?: number;
  /** How long an answer may be used when no change is heard of; 5 unless told. */
  seconds?: number;
  /**
   * How long an answer that is dear to make is at rest: until then it is used whatever changes, and after that while a new
   * one is made, so that nobody waits for it. 0, as without it: it is used no longer than it is known to be right.
   */
  restSeconds?(answer: Answer): number;
  /** For an answer that stands for something elsewhere. */
  elsewhere?: {
    /** How much memory that takes. */
    bytesOf(answer: Answer): number;
    /** Whether it is no longer there: then it is asked for anew. */
    isLost(answer: Answer): boolean;
    /** Gives it up, once for each answer. */
    drop(answer: Answer): void;
  };
}

export interface ShortCache {
  cached: Cached;
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
  /** It is being made, and when it is, it may be at rest. */
  mayRest?: boolean;
  shopId: number | undefined;
  isLost?: () => boolean;
  drop?: () => void;
}

/** For how long an answer that has had its rest is still used while a new one is made: longer than making one takes. */
const longestOldMilliseconds = 10_000;

/** What an entry takes beside its answer, in bytes. */
const bytesOfEntry = 500;

/**
 * Keeps answers for some seconds, in this process, and in so many bytes: what was not asked for the longest goes first.
 * Questions that come while one is being answered share its answer; one that failed is asked again. Only for what may be
 * some seconds old: never for stock or money that an order takes. The question's name must tell its shop, and the type of
 * its answer must go with the name.
 */
export function createShortCache(
  clock: Clock,
  { seconds = 5, entries = 2000, bytes = 16 * 1024 * 1024 } = {},
): ShortCache {
  const kept = new LRUCache<string, Entry>({
    max: entries,
    maxSize: bytes,
    dispose: (entry) => entry.drop?.(),
  });

  function cached<Answer>(
    question: string,
    ask: () => Promise<Answer>,
    options: CacheOptions<Answer> = {},
  ): Promise<Answer> {
    const now = clock.now().getTime();
    const found = kept.get(question);
    if (found && found.until > now && !found.isLost?.()) return found.answer as Promise<Answer>;
    if (found?.mayRest) {
      const again = () => cached(question, ask, options);
      return found.answer.then(again, again);
    }
    const making = { question, ask, options, begun: now, until: now + (options.seconds ?? seconds) * 1000 };
    const isOver = found?.restsUntil === undefined || now > found.restsUntil + longestOldMilliseconds;
    if (!found || isOver || found.isLost?.()) {
      kept.delete(question);
      return make(kept, making);
    }
    if ((found.restsUntil ?? 0) <= now && !found.isMadeAnew) {
      found.isMadeAnew = true;
      void make(kept, making);
    }
    return found.answer as Promise<Answer>;
  }

  return {
    cached,
    forget(shopId) {
      for (const [question, entry] of kept.entries()) {
        if (shopId !== undefined && entry.shopId !== undefined && entry.shopId !== shopId) continue;
        if (entry.restsUntil === undefined && !entry.mayRest) kept.delete(question);
        else entry.until = 0;
      }
    },
  };
}

interface Load<Answer> {
  question: string;
  ask: () => Promise<Answer>;
  options: CacheOptions<Answer>;
  /** In ms, as is `until`. */
  begun: number;
  until: number;
}

function make<Answer>(kept: LRUCache<string, Entry>, making: Load<Answer>): Promise<Answer> {
  const { question, ask, options, begun, until } = making;
  const old = kept.peek(question);
  const keep = (entry: Entry, size = 0) =>
    kept.set(question, entry, { size: size + bytesOfEntry + question.length });
  // A query of drizzle is not yet an answer: it runs anew for everybody who awaits it.
  const answer = Promise.resolve(ask());
  const entry: Entry = { answer, until, shopId: options.shopId, mayRest: options.restSeconds !== undefined };
  const forgetIt = () => {
    if (kept.peek(question) === entry) kept.delete(question);
  };
  answer.then(
    (made) => {
      const rest = options.restSeconds?.(made) ?? 0;
      const whole = { ...entry, mayRest: false, ...elsewhereOf(made, options) };
      if (rest > 0) whole.restsUntil = begun + rest * 1000;
      const isKept = old?.isMadeAnew || kept.peek(question) === entry;
      // A change that came in between counts for what does not rest.
      if (isKept && (rest > 0 || entry.until > 0)) keep(whole, sizeOf(made, options));
      else forgetIt();
      // What is larger than all the room there is has not been kept either.
      if (kept.peek(question) !== whole) whole.drop?.();
    },
    () => {
      forgetIt();
      if (old) old.isMadeAnew = false;
    },
  );
  if (!old?.isMadeAnew) keep(entry);
  return answer;
}

/** How much memory an answer takes, in bytes: about as much as in writing. */
function sizeOf<Answer>(answer: Answer, { elsewhere }: CacheOptions<Answer>): number {
  return elsewhere ? elsewhere.bytesOf(answer) : serialize(answer).byteLength;
}

function elsewhereOf<Answer>(answer: Answer, { elsewhere }: CacheOptions<Answer>): Partial<Entry> {
  if (!elsewhere) return {};
  return { isLost: () => elsewhere.isLost(answer), drop: () => elsewhere.drop(answer) };
}
