import { expect, it } from "vitest";
import { isOwnPath } from "./own-path";

it("only paths of this host are gone back to", () => {
  const origin = "http://localhost:3000";
  expect(isOwnPath("/boi-para/orders?page=2", origin)).toBe(true);
  for (const path of [
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "/\tevil",
    "orders",
    "",
  ])
    expect(isOwnPath(path, origin)).toBe(false);
});
