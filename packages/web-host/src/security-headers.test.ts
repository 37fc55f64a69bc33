import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createNonce, withoutNonce } from "./security-headers";

const headers = new Headers({ "Content-Security-Policy": "script-src 'self' 'nonce-abc='" });
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("a page for many", () => {
  it("lets those scripts and styles run that bore its nonce, and no other", () => {
    const page = [
      '<style nonce="abc=">a{}</style>',
      '<script nonce="abc=">কার্ট()</script>',
      "<script>smuggled()</script>",
      '<script nonce="other">smuggled()</script>',
      '<script type="text/plain" nonce="abc=" data-late>late()</script>',
      '<script nonce="abc=">কার্ট()</script>',
    ];
    const { body, policy } = withoutNonce(Buffer.from(page.join("")), headers);
    expect(body.toString()).toBe(page.join("").replaceAll(' nonce="abc="', ""));
    expect(policy).toEqual({
      scripts: `${hashOf("কার্ট()")} ${hashOf("late()")}`,
      styles: hashOf("a{}"),
    });
  });

  it("whose words look like a nonce lets nothing more run", () => {
    const { policy } = withoutNonce(Buffer.from('<p> nonce="abc="</p><script>smuggled()</script>'), headers);
    expect(policy).toEqual({ scripts: "", styles: "" });
  });

  it("that bears no nonce stays as it is", () => {
    const page = Buffer.from("<script>smuggled()</script>");
    expect(withoutNonce(page, new Headers())).toEqual({ body: page, policy: { scripts: "", styles: "" } });
  });
});

it("a nonce is sixteen random bytes, and never the same again", () => {
  const nonces = Array.from({ length: 1000 }, createNonce);
  expect(new Set(nonces).size).toBe(1000);
  expect(nonces.every((nonce) => Buffer.from(nonce, "base64").length === 16)).toBe(true);
});
