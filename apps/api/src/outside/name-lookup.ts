import { Resolver } from "node:dns/promises";

/** What DNS says: records, none of them where there is no such name; or nothing, where it did not answer. */
export type NameAnswer = readonly string[] | "unanswered";

/** How names are looked up. Nothing is ever asked of where they lead to. */
export interface NameLookup {
  /** The texts of a name's TXT records. */
  texts(name: string): Promise<NameAnswer>;
  /** The name that a name stands for (CNAME), lower case. */
  alias(name: string): Promise<NameAnswer>;
  /** Its addresses, of both kinds, whatever names lead to them. */
  addresses(name: string): Promise<NameAnswer>;
}

/** How long one try waits, and how long everything that is asked of one name may take, in ms. */
const tryMilliseconds = 1500;
const longestMilliseconds = 4000;
/** More records than any name of a shop has. */
const mostRecords = 50;

/** What says for sure that there is no such record; all else is no answer. */
const noRecord = new Set(["ENOTFOUND", "ENODATA"]);

/**
 * Looks names up in DNS.
 * @param servers whom to ask, as `1.1.1.1` or `127.0.0.1:5353`; without any those of this machine
 */
export function dnsLookup(servers: readonly string[]): NameLookup {
  const resolver = new Resolver({ timeout: tryMilliseconds, tries: 2 });
  if (servers.length > 0) resolver.setServers(servers);
  return {
    texts: (name) =>
      answerOf(resolver.resolveTxt(name).then((records) => records.map((parts) => parts.join("")))),
    alias: (name) =>
      answerOf(resolver.resolveCname(name).then((names) => names.map((each) => each.toLowerCase()))),
    addresses: async (name) => {
      const answers = await Promise.all([
        answerOf(resolver.resolve4(name)),
        answerOf(resolver.resolve6(name)),
      ]);
      const known = answers.filter((answer) => answer !== "unanswered");
      return known.length < answers.length ? "unanswered" : known.flat();
    },
  };
}

async function answerOf(asked: Promise<string[]>): Promise<NameAnswer> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<"unanswered">((resolve) => {
    timer = setTimeout(() => resolve("unanswered"), longestMilliseconds);
  });
  const answer = asked.then(
    (records) => records.slice(0, mostRecords),
    (error: NodeJS.ErrnoException): NameAnswer => (noRecord.has(error.code ?? "") ? [] : "unanswered"),
  );
  const first = await Promise.race([answer, patience]);
  clearTimeout(timer);
  return first;
}
