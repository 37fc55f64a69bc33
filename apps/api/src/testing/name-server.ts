import { createSocket } from "node:dgram";
import { once } from "node:events";
import type { AddressInfo } from "node:net";

const types = { A: 1, CNAME: 5, TXT: 16, AAAA: 28 } as const;

/** The data of a record, or an error (2: it fails, 3: there is no such name), or no answer. */
export type NameRecords = readonly Buffer[] | 2 | 3 | "silent";

/** What a name server has, by kind and name, such as `TXT _haat.rahim.com`; what is not there is no name. */
export type Zone = Map<string, NameRecords>;

/** The data of a TXT record. */
export const textRecord = (...parts: string[]) =>
  Buffer.concat(parts.map((part) => Buffer.concat([Buffer.from([part.length]), Buffer.from(part)])));

/** The data of a CNAME record. */
export const nameRecord = (name: string) =>
  Buffer.concat([...name.split(".").map((label) => textRecord(label)), Buffer.from([0])]);

/** The question of a query: its labels, its kind, and where it ends. */
function questionOf(query: Buffer) {
  const labels: string[] = [];
  let at = 12;
  for (let size = query.readUInt8(at); size > 0; size = query.readUInt8(at)) {
    labels.push(query.toString("latin1", at + 1, at + 1 + size));
    at += 1 + size;
  }
  const type = query.readUInt16BE(at + 1);
  const kind = Object.entries(types).find(([, code]) => code === type)?.[0] ?? "";
  return { key: `${kind} ${labels.join(".").toLowerCase()}`, type, end: at + 5 };
}

function answerTo(
  query: Buffer,
  { type, end }: ReturnType<typeof questionOf>,
  found: Exclude<NameRecords, "silent">,
) {
  const [error, records] = typeof found === "number" ? [found, []] : [0, found];
  const head = Buffer.from(query.subarray(0, 12));
  head.writeUInt16BE(0x8180 | error, 2);
  head.writeUInt16BE(records.length, 6);
  head.writeUInt32BE(0, 8);
  const answers = records.flatMap((data) => {
    const record = Buffer.alloc(12);
    // The name of the question, a minute.
    record.writeUInt16BE(0xc00c, 0);
    record.writeUInt16BE(type, 2);
    record.writeUInt16BE(1, 4);
    record.writeUInt32BE(60, 6);
    record.writeUInt16BE(data.length, 10);
    return [record, data];
  });
  return Buffer.concat([head, query.subarray(12, end), ...answers]);
}

/**
 * A name server on this machine (RFC 1035) that answers what a zone says at that moment.
 * @returns its address, for the setting `DNS_SERVERS`
 */
export async function serveNames(zone: Zone): Promise<{ address: string; close: () => void }> {
  const socket = createSocket("udp4");
  socket.on("message", (query, from) => {
    const question = questionOf(query);
    const found = zone.get(question.key) ?? 3;
    if (found !== "silent") socket.send(answerTo(query, question, found), from.port, from.address);
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  const { port } = socket.address() as AddressInfo;
  return { address: `127.0.0.1:${port}`, close: () => void socket.close() };
}
