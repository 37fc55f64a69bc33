import { describe, expect, it } from "vitest";
import { readyThemes } from "../../theme/ready-themes";
import { themeHash, themeTextOf, withoutSpace } from "./theme-link";

describe("a theme as a link", () => {
  it.each(Object.entries(readyThemes))("comes back whole: %s", (_name, theme) => {
    const text = JSON.stringify(theme);
    expect(themeTextOf(themeHash(text))).toBe(text);
  });

  it("carries what a seller typed, also where it is wrong or Bengali", () => {
    const text = '{"version": 1, "seed": "লাল"';
    expect(themeTextOf(themeHash(text))).toBe(text);
    expect(withoutSpace(text)).toBe(text);
  });

  it("has no letter that an address must escape", () => {
    expect(themeHash('{"seed":"\u00ff\u00fe???>>>"}')).toMatch(/^#theme=[\w-]+$/);
  });

  it.each(["", "#", "#other", "#theme=%%%", "#theme=_____w"])("is none in the hash %j", (hash) => {
    expect(themeTextOf(hash)).toBeNull();
  });
});
