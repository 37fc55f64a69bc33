import { expect, it } from "vitest";
import { createSessionCookie } from "./session.server";

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

it("a message is told once", () => {
  const session = local.open(null);
  session.set({ message: { kind: "success", text: "Done" } });
  expect(session.takeMessage()?.text).toBe("Done");
  expect(session.takeMessage()).toBeUndefined();
});

it("a message for after a redirect waits for the next request, and is told once there", () => {
  const before = local.open(null);
  before.set({ nextMessage: { kind: "warning", text: "Choose first" } });
  expect(before.takeMessage()).toBeUndefined();
  const after = local.open(asSent(before.setCookie()) ?? "");
  expect(after.takeMessage()?.text).toBe("Choose first");
  expect(local.open(asSent(after.setCookie()) ?? "").takeMessage()).toBeUndefined();
});

it("outside localhost the cookie is bound to its host and to HTTPS", () => {
  const session = createSessionCookie({ secret: "a secret", secure: true }).open(null);
  session.set({ cartKey: "k" });
  expect(session.setCookie()).toMatch(
    /^__Host-haat-session=[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=15552000; Secure$/,
  );
});
