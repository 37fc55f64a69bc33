import { describe, expect, it } from "vitest";
import { fingerprintStories, type Module } from "./module-fingerprints";

const root = "/work/haat";
const list = "virtual:/@storybook/builder-vite/stories.js";
const button = "packages/ui/src/button/button.stories.tsx";
const cart = "packages/ui/src/cart/cart.stories.tsx";

/** A frame with a preview; a button's story; a cart's story, whose cart uses the button and loads a drawer later. */
const sources: Record<string, { code: string; imports: string[] }> = {
  "frame.js": { code: "start()", imports: ["preview.tsx", list] },
  "preview.tsx": { code: "decorate()", imports: ["react.js"] },
  [list]: { code: "all stories", imports: [button, cart] },
  "react.js": { code: "react", imports: [] },
  [button]: { code: "show a button", imports: ["button.tsx"] },
  "button.tsx": { code: "border 1px", imports: ["react.js"] },
  [cart]: { code: "show a cart", imports: ["cart.tsx"] },
  "cart.tsx": { code: "lines", imports: ["button.tsx", "drawer.tsx"] },
  "drawer.tsx": { code: "slides", imports: ["cart.tsx"] },
};

function fingerprints(changes: typeof sources = {}, ground: string[] = ["font"], folder = root) {
  const modules = Object.entries({ ...sources, ...changes }).map(([name, { code, imports }]): Module => ({
    id: `${folder}/${name}`,
    code,
    imports: imports.map((imported) => `${folder}/${imported}`),
    isEntry: name === "frame.js",
  }));
  const found = fingerprintStories(modules, ground);
  return { button: found[`${folder}/${button}`], cart: found[`${folder}/${cart}`] };
}

const before = fingerprints();
const changed = (name: string, code = "other") => fingerprints({ [name]: { ...sources[name]!, code } });

describe("what a story is made of", () => {
  it("has the same fingerprint when nothing has changed, in another folder too", () => {
    expect(fingerprints({}, ["font"], "/elsewhere")).toEqual(before);
    expect(before.button).not.toBe(before.cart);
  });

  it("is its component, and the components that this one uses, also those that come later", () => {
    expect(changed("cart.tsx")).toEqual({
      button: before.button,
      cart: expect.not.stringMatching(before.cart!),
    });
    expect(changed("drawer.tsx").cart).not.toBe(before.cart);
    expect(changed("drawer.tsx").button).toBe(before.button);
    const { button: itself, cart: itsUser } = changed("button.tsx", "border 2px");
    expect(itself).not.toBe(before.button);
    expect(itsUser).not.toBe(before.cart);
  });

  it("is its own file, and no other story's", () => {
    expect(changed(button).button).not.toBe(before.button);
    expect(changed(button).cart).toBe(before.cart);
  });

  it("is the preview, its packages, the stylesheets and the fonts", () => {
    for (const now of [changed("preview.tsx"), changed("react.js"), fingerprints({}, ["another font"])]) {
      expect(now.button).not.toBe(before.button);
      expect(now.cart).not.toBe(before.cart);
    }
  });

  it("is not the list of all stories: a new one changes no other", () => {
    const longer = {
      ...sources[list]!,
      code: "all stories and one",
      imports: [button, cart, "new.stories.tsx"],
    };
    const now = fingerprints({
      [list]: longer,
      "new.stories.tsx": { code: "new", imports: ["new.tsx"] },
      "new.tsx": { code: "new", imports: [] },
    });
    expect(now).toEqual(before);
  });

  it("is not told from the order in which modules were found", () => {
    const turned = Object.fromEntries(Object.entries(sources).reverse());
    const modules = Object.entries(turned).map(([id, { code, imports }]) => ({
      id,
      code,
      imports,
      isEntry: id === "frame.js",
    }));
    expect(fingerprintStories(modules, ["font"])[cart]).toBe(before.cart);
  });
});
