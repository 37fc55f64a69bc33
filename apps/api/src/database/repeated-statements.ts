import type { PGlite } from "@electric-sql/pglite";
import { LRUCache } from "lru-cache";

/** First bytes of messages, and the places in them where the name of a statement stands (PostgreSQL, "Message Formats"). */
const parse = { kind: 0x50, name: 5 };
const describe = { kind: 0x44, what: 5, name: 6 };
const bind = { kind: 0x42, name: 6 };

/** `S` in a message that describes or closes: a statement, and not its rows. */
const statementByte = 0x53;

type Send = PGlite["execProtocolStream"];
type Answer = Awaited<ReturnType<Send>>;

interface Kept {
  /** The message by which it was sent first. */
  text: string;
  /** By which the database knows it. */
  name: Buffer;
  /** What the database said of its parameters and of its rows. */
  parameters?: Answer;
  rows?: Answer;
}

/**
 * Lets a statement that comes again keep its plan, as a client of a server does which names its statements: PGlite has each
 * query with parameters read, planned and described anew, and of a page's reads that is the larger half.
 * @param most so many statements keep their plan: those that were asked for last
 * @returns the same client
 */
export function keepRepeatedStatements(client: PGlite, most = 500): PGlite {
  const send: Send = client.execProtocolStream.bind(client);
  const seen = new LRUCache<string, true>({ max: most });
  const dropped: Buffer[] = [];
  const kept = new LRUCache<string, Kept>({
    max: most,
    dispose: ({ name }) => {
      dropped.push(name);
    },
  });
  let named = 0;
  /** That of the query under way: PGlite sends one query's messages after the other's. */
  let current: Kept | undefined;

  async function prepare(message: Uint8Array, options: Parameters<Send>[1]): Promise<Answer> {
    for (const name of dropped.splice(0)) await send(closing(name), options);
    const bytes = Buffer.from(message);
    current = undefined;
    // Without parameters a statement has its values in it: each customer's would take a place.
    if (!bytes.includes("$1")) return send(message, options);

    const text = bytes.toString("latin1");
    current = kept.get(text);
    if (current) return [];

    if (!seen.has(text)) {
      seen.set(text, true);
      return send(message, options);
    }
    const name = Buffer.from(`repeated_${(named += 1)}`);
    const answer = await send(withName(message, parse.name, name), options);
    current = { text, name };
    kept.set(text, current);
    return answer;
  }

  async function bindTo(
    { text, name }: Kept,
    message: Uint8Array,
    options: Parameters<Send>[1],
  ): Promise<Answer> {
    try {
      return await send(withName(message, bind.name, name), options);
    } catch (error) {
      // It may be what the database knows of the statement that is wrong, such as columns of another kind by now.
      kept.delete(text);
      throw error;
    }
  }

  async function described(of: Kept, message: Uint8Array, options: Parameters<Send>[1]): Promise<Answer> {
    if (message[describe.what] !== statementByte) return (of.rows ??= await send(message, options));
    return (of.parameters ??= await send(withName(message, describe.name, of.name), options));
  }

  client.execProtocolStream = async (message, options) => {
    if (message[0] === parse.kind && message[parse.name] === 0) return prepare(message, options);
    if (!current) return send(message, options);

    if (message[0] === bind.kind) return bindTo(current, message, options);
    if (message[0] !== describe.kind) return send(message, options);
    return [...(await described(current, message, options))];
  };
  return client;
}

/** A message that names no statement, with a name in its place. @param at where the empty name ends */
function withName(message: Uint8Array, at: number, name: Buffer): Buffer {
  const longer = Buffer.concat([message.subarray(0, at), name, message.subarray(at)]);
  longer.writeInt32BE(longer.byteLength - 1, 1);
  return longer;
}

/** The message by which a statement is forgotten. */
function closing(name: Buffer): Buffer {
  const message = Buffer.from([0x43, 0, 0, 0, 0, statementByte, 0]);
  return withName(message, describe.name, name);
}
