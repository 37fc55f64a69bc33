import { expect, it } from "vitest";
import { mayReload } from "./reload-limit";

it("a page whose scripts are gone is loaded anew once a minute at most", () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
  const start = Date.UTC(2026, 0, 1);
  expect(mayReload(start, storage)).toBe(true);
  expect(mayReload(start + 59_999, storage)).toBe(false);
  expect(mayReload(start + 60_000, storage)).toBe(true);
});
