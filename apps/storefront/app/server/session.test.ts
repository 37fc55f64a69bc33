import { describe, expect, it } from "vitest";
import { createSessionCookie, type Session } from "./session.server";

const local = createSessionCookie({ secret: "a secret", secure: false });
const asSent = (setCookie: string | undefined) => setCookie?.split(";")[0] ?? null;

it("what a session holds comes back, and the browser cannot read it", () => {
  const session = local.open(null);
  session.set({ token: "the-bearer-token" });
  const cookie = session.setCookie();
  expect(cookie).not.toContain("the-bearer-token");
  expect(Buffer.from(cookie ?? "", "base64").toString()).not.toContain("the-bearer-token");
  expect(local.open(asSent(cookie)).data.token).toBe("the-bearer-token");
});

it("a session that did not change sends no cookie", () => {
  expect(local.open(null).setCookie()).toBeUndefined();
});

it("a forged, cut or foreign cookie is no session", () => {
  const session = local.open(null);
  session.set({ token: "t" });
  const cookie = asSent(session.setCookie()) ?? "";
  const other = createSessionCookie({ secret: "another secret", secure: false });
  for (const forged of [`${cookie}A`, cookie.slice(0, -4), "haat-session=", "haat-session=%%%"])
    expect(local.open(forged).data).toEqual({});
  expect(other.open(cookie).data).toEqual({});
});

describe("a message", () => {
  const done = { id: "first", kind: "success", text: "Done" } as const;
  const nextOf = (session: Session) => local.open(asSent(session.setCookie()));
  const waiting = () => {
    const session = local.open(null);
    session.set({ message: done });
    return nextOf(session);
  };

  it("is told by the page that goes out with it, and not again", () => {
    const page = waiting();
    expect(page.readMessage()).toEqual(done);
    page.endMessage();
    expect(nextOf(page).readMessage()).toBeUndefined();
  });

  it("waits on where a page read it and led elsewhere, had no place for it, or did not read it", () => {
    const elsewhere = waiting();
    elsewhere.readMessage();
    expect(elsewhere.setCookie()).toBeUndefined();
    const paper = waiting();
    paper.readMessage();
    paper.keepMessage();
    paper.endMessage();
    expect(paper.setCookie()).toBeUndefined();
    const file = waiting();
    file.endMessage();
    expect(file.setCookie()).toBeUndefined();
  });

  it("that the browser has shown is not told again; another one is", () => {
    const session = local.open(null);
    session.set({ message: done });
    const cookie = asSent(session.setCookie());
    expect(local.open(`${cookie}; haat-told=first`).readMessage()).toBeUndefined();
    expect(local.open(`${cookie}; haat-told=an-earlier-one`).readMessage()).toEqual(done);
  });
});

it("outside localhost the cookie is bound to its host and to HTTPS", () => {
  const session = createSessionCookie({ secret: "a secret", secure: true }).open(null);
  session.set({ cartKey: "k" });
  expect(session.setCookie()).toMatch(
    /^__Host-haat-session=[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=15552000; Secure$/,
  );
});
