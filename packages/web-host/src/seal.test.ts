import { afterEach, expect, it, vi } from "vitest";
import { createSeal } from "./seal";

const host = "acme.haat.example";
const longestSeconds = 60;
interface Content {
  token: string;
  signIn: { phone: string };
}
const content: Content = { token: "the-bearer-token", signIn: { phone: "01712345678" } };

const countDecryptions = () => vi.spyOn(crypto.subtle, "decrypt");
afterEach(() => void vi.restoreAllMocks());

it("what a browser sends with each request is decrypted once, and is as none for another host", async () => {
  const seal = createSeal<Content>({ secrets: ["a secret"], longestSeconds });
  const sealed = await seal.close(content, host);
  const decryptions = countDecryptions();
  for (let request = 0; request < 3; request += 1) expect(await seal.open(sealed, host)).toEqual(content);
  expect(decryptions).toHaveBeenCalledTimes(1);
  expect(await seal.open(sealed, "evil.example")).toBeUndefined();
  expect(await seal.open(sealed, host)).toEqual(content);
});

it("is good no longer than it is sealed for, and not before, though it was open already", async () => {
  let now = new Date("2026-03-02T06:00:00Z");
  const seal = createSeal<Content>({ secrets: ["a secret"], longestSeconds, now: () => now });
  const sealed = await seal.close(content, host);
  const at = (seconds: number) => {
    now = new Date(Date.parse("2026-03-02T06:00:00Z") + seconds * 1000);
    return seal.open(sealed, host);
  };
  expect(await at(0)).toEqual(content);
  expect(await at(longestSeconds)).toEqual(content);
  expect(await at(longestSeconds + 1)).toBeUndefined();
  expect(await at(-1)).toBeUndefined();
});

it("is one request's as much as another's: nobody can write into it", async () => {
  const seal = createSeal<Content>({ secrets: ["a secret"], longestSeconds });
  const sealed = await seal.close(content, host);
  for (let request = 0; request < 2; request += 1) {
    const opened = await seal.open(sealed, host);
    expect(() => Object.assign(opened ?? {}, { token: "another's" })).toThrow(TypeError);
    expect(() => Object.assign(opened?.signIn ?? {}, { phone: "another's" })).toThrow(TypeError);
    expect(opened).toEqual(content);
  }
});

it("takes no more memory than it is given: what was not asked for the longest goes", async () => {
  const seal = createSeal<Content>({ secrets: ["a secret"], longestSeconds, room: 20_000 });
  const sealed = await Promise.all(
    Array.from({ length: 30 }, (_, place) => seal.close({ ...content, token: `token ${place}` }, host)),
  );
  for (const each of sealed) await seal.open(each, host);
  const decryptions = countDecryptions();
  await seal.open(sealed.at(-1) ?? "", host);
  expect(decryptions).toHaveBeenCalledTimes(0);
  await seal.open(sealed[0] ?? "", host);
  expect(decryptions).toHaveBeenCalledTimes(1);
});

it("what is none is not kept: it is looked at each time", async () => {
  const seal = createSeal<Content>({ secrets: ["a secret"], longestSeconds });
  const forged = await createSeal<Content>({ secrets: ["another"], longestSeconds }).close(content, host);
  expect(await seal.open(forged, host)).toBeUndefined();
  expect(await seal.open(forged, host)).toBeUndefined();
  expect(await seal.open("no JWT", host)).toBeUndefined();
});
