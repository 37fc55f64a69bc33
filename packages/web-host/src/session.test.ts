import { decodeProtectedHeader } from "jose";
import { describe, expect, it } from "vitest";
import { business } from "@haat/contract/shared/business-constants";
import {
  createSessionCookie,
  type Session as SessionOf,
  type SessionContent,
  type SessionCookieSettings,
} from "./session";

const host = "acme.haat.example";
interface Content extends SessionContent {
  cartKey?: string;
}
type Session = SessionOf<Content>;

const cookieOf = (settings: Omit<SessionCookieSettings, "name" | "longestSeconds">) =>
  createSessionCookie<Content>({
    ...settings,
    name: "haat-session",
    longestSeconds: business.sessionSeconds,
  });
const local = cookieOf({ secrets: ["a secret"], secure: false });
const asSent = (setCookie: string | undefined) => setCookie?.split(";")[0] ?? null;

/** A cookie with a token in it. */
async function sealed(cookies = local, value = "the-bearer-token") {
  const session = await cookies.open(null, host);
  session.set({ token: value });
  return asSent(await session.setCookie()) ?? "";
}

it("what a session holds comes back, and the browser cannot read it", async () => {
  const cookie = await sealed();
  expect(cookie).not.toContain("the-bearer-token");
  for (const part of cookie.split(/[=.]/))
    expect(Buffer.from(part, "base64url").toString()).not.toContain("the-bearer-token");
  expect((await local.open(cookie, host)).data.token).toBe("the-bearer-token");
});

it("a session that did not change sends no cookie", async () => {
  expect(await (await local.open(null, host)).setCookie()).toBeUndefined();
});

it("a forged, cut or foreign cookie is no session", async () => {
  const cookie = await sealed();
  const other = cookieOf({ secrets: ["another secret"], secure: false });
  for (const forged of [`${cookie}A`, cookie.slice(0, -4), "haat-session=", "haat-session=%%%"])
    expect((await local.open(forged, host)).data, forged).toEqual({});
  expect((await other.open(cookie, host)).data).toEqual({});
});

it("a cookie of another host is as none", async () => {
  const cookie = await sealed();
  for (const foreign of ["haat.example", "evil.haat.example", "acme.haat.example.evil"])
    expect((await local.open(cookie, foreign)).data, foreign).toEqual({});
});

it("a cookie is as none 180 days after it was sealed, whatever its browser makes of Max-Age", async () => {
  let now = new Date("2026-03-02T06:00:00Z");
  const cookies = cookieOf({ secrets: ["a secret"], secure: false, now: () => now });
  const cookie = await sealed(cookies);
  now = new Date(now.getTime() + business.sessionSeconds * 1000);
  expect((await cookies.open(cookie, host)).data.token).toBe("the-bearer-token");
  now = new Date(now.getTime() + 1000);
  expect((await cookies.open(cookie, host)).data).toEqual({});
});

it("a secret that follows another opens what the other sealed, and seals anew under its own key", async () => {
  const cookie = await sealed();
  const after = cookieOf({ secrets: ["a newer secret", "a secret"], secure: false });
  const session = await after.open(cookie, host);
  expect(session.data.token).toBe("the-bearer-token");
  session.set({ cartKey: "k" });
  const anew = asSent(await session.setCookie()) ?? "";
  const keyOf = (text: string) => decodeProtectedHeader(text.split("=")[1] ?? "").kid;
  expect(keyOf(anew)).toMatch(/^[\w-]{8}$/);
  expect(keyOf(anew)).not.toBe(keyOf(cookie));
  const alone = cookieOf({ secrets: ["a newer secret"], secure: false });
  expect((await alone.open(anew, host)).data).toEqual({ token: "the-bearer-token", cartKey: "k" });
});

describe("a message", () => {
  const done = { id: "first", kind: "success", text: "Done" } as const;
  const nextOf = async (session: Session) => local.open(asSent(await session.setCookie()), host);
  const waiting = async () => {
    const session = await local.open(null, host);
    session.set({ message: done });
    return nextOf(session);
  };

  it("is told by the page that goes out with it, and not again", async () => {
    const page = await waiting();
    expect(page.readMessage()).toEqual(done);
    page.endMessage();
    expect((await nextOf(page)).readMessage()).toBeUndefined();
  });

  it("waits on where a page read it and led elsewhere, had no place for it, or did not read it", async () => {
    const elsewhere = await waiting();
    elsewhere.readMessage();
    expect(await elsewhere.setCookie()).toBeUndefined();
    const paper = await waiting();
    paper.readMessage();
    paper.keepMessage();
    paper.endMessage();
    expect(await paper.setCookie()).toBeUndefined();
    const file = await waiting();
    file.endMessage();
    expect(await file.setCookie()).toBeUndefined();
  });

  it("that the browser has shown is not told again; another one is", async () => {
    const session = await local.open(null, host);
    session.set({ message: done });
    const cookie = asSent(await session.setCookie());
    expect((await local.open(`${cookie}; haat-told=first`, host)).readMessage()).toBeUndefined();
    expect((await local.open(`${cookie}; haat-told=an-earlier-one`, host)).readMessage()).toEqual(done);
  });
});

it("outside localhost the cookie is bound to its host and to HTTPS", async () => {
  const session = await cookieOf({ secrets: ["a secret"], secure: true }).open(null, host);
  session.set({ cartKey: "k" });
  expect(await session.setCookie()).toMatch(
    /^__Host-haat-session=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=15552000; Secure$/,
  );
});

it("a copy of a page that nobody sees tells no message and writes nothing over a newer session", async () => {
  const session = await local.open(null, host);
  session.set({ cartKey: "a-key", message: { id: "m1", kind: "success", text: "Saved." } });
  const cookie = asSent(await session.setCookie());

  for (const told of ["", "; haat-told=m1"]) {
    const copy = await local.open(`${cookie}${told}`, host, { isCopy: true });
    expect(copy.readMessage(), told).toBeUndefined();
    expect(copy.data.cartKey, told).toBe("a-key");
    copy.endMessage();
    copy.set({ token: "the-bearer-token" });
    expect(await copy.setCookie(), told).toBeUndefined();
  }
  expect((await local.open(cookie, host)).readMessage()?.text).toBe("Saved.");
});
