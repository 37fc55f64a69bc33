import { createSocket, type Socket } from "node:dgram";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { dnsLookup } from "./name-lookup";

const types = { A: 1, CNAME: 5, TXT: 16, AAAA: 28 } as const;
/** What a name server has: records by kind and name, an error (2 fails, 3 says that there is no such name), or no answer. */
type Zone = Record<string, readonly Buffer[] | 2 | 3 | "silent">;

const text = (...parts: string[]) =>
  Buffer.concat(parts.map((part) => Buffer.concat([Buffer.from([part.length]), Buffer.from(part)])));
const name = (of: string) => Buffer.concat([...of.split(".").map((label) => text(label)), Buffer.from([0])]);

/** A name server on this machine (RFC 1035), for what a zone says. */
async function serve(zone: Zone): Promise<{ socket: Socket; address: string }> {
  const socket = createSocket("udp4");
  socket.on("message", (query, from) => {
    const labels: string[] = [];
    let at = 12;
    for (let size = query.readUInt8(at); size > 0; size = query.readUInt8(at)) {
      labels.push(query.toString("latin1", at + 1, at + 1 + size));
      at += 1 + size;
    }
    const type = query.readUInt16BE(at + 1);
    const kind = Object.entries(types).find(([, code]) => code === type)?.[0] ?? "";
    const found = zone[`${kind} ${labels.join(".").toLowerCase()}`] ?? 3;
    if (found === "silent") return;
    const records = typeof found === "number" ? [] : found;
    const head = Buffer.from(query.subarray(0, 12));
    head.writeUInt16BE(0x8180 | (typeof found === "number" ? found : 0), 2);
    head.writeUInt16BE(records.length, 6);
    head.writeUInt32BE(0, 8);
    const answers = records.map((data) => {
      const record = Buffer.alloc(12);
      record.writeUInt16BE(0xc00c, 0);
      record.writeUInt16BE(type, 2);
      record.writeUInt16BE(1, 4);
      record.writeUInt32BE(60, 6);
      record.writeUInt16BE(data.length, 10);
      return Buffer.concat([record, data]);
    });
    socket.send(Buffer.concat([head, query.subarray(12, at + 5), ...answers]), from.port, from.address);
  });
  await new Promise<void>((resolve) => socket.bind(0, "127.0.0.1", resolve));
  return { socket, address: `127.0.0.1:${(socket.address() as AddressInfo).port}` };
}

let server: Awaited<ReturnType<typeof serve>> | undefined;
afterEach(() => void server?.socket.close());
async function lookup(zone: Zone) {
  server = await serve(zone);
  return dnsLookup([server.address]);
}

describe("names in DNS", () => {
  test("have texts, each put together of its parts, an alias in lower case, and addresses of both kinds", async () => {
    const names = await lookup({
      "TXT _haat.rahim.com": [text("haat-shop=", "abc"), text("other")],
      "CNAME www.rahim.com": [name("Shop.Haat.example")],
      "A rahim.com": [Buffer.from([192, 0, 2, 1])],
      "AAAA rahim.com": [Buffer.from("20010db8000000000000000000000001", "hex")],
    });
    expect(await names.texts("_haat.rahim.com")).toEqual(["haat-shop=abc", "other"]);
    expect(await names.alias("www.rahim.com")).toEqual(["shop.haat.example"]);
    expect(await names.addresses("rahim.com")).toEqual(["192.0.2.1", "2001:db8::1"]);
  });

  test("that are not there have none, which is an answer", async () => {
    const names = await lookup({ "A rahim.com": [Buffer.from([192, 0, 2, 1])], "AAAA rahim.com": [] });
    expect(await names.texts("_haat.rahim.com")).toEqual([]);
    expect(await names.alias("rahim.com")).toEqual([]);
    expect(await names.addresses("rahim.com")).toEqual(["192.0.2.1"]);
  });

  test("are not known where the server fails or says nothing, after some seconds at most", async () => {
    const names = await lookup({
      "TXT _haat.rahim.com": "silent",
      "CNAME rahim.com": 2,
      "A rahim.com": [Buffer.from([192, 0, 2, 1])],
      "AAAA rahim.com": "silent",
    });
    const begun = performance.now();
    expect(
      await Promise.all([
        names.texts("_haat.rahim.com"),
        names.alias("rahim.com"),
        names.addresses("rahim.com"),
      ]),
    ).toEqual(["unanswered", "unanswered", "unanswered"]);
    expect(performance.now() - begun).toBeLessThan(8000);
  }, 20_000);
});
