import { expect, it } from "vitest";
import { savedLink, withSavedLinks, withSavedTime } from "./saved-page-html";

const offlinePage =
  '<main>before<section hidden="" data-slot="saved-pages"><ul data-slot="saved-page-links"></ul></section>after</main>';

it.each(["Rice at $` and $'", "$& $1 $$", "চাল"])(
  "a saved page called %s is listed by that very name",
  (title) => {
    expect(withSavedLinks(offlinePage, [savedLink("/cart", title)])).toBe(
      `<main>before<section data-slot="saved-pages"><ul data-slot="saved-page-links"><li><a href="/cart">${title}</a></li></ul></section>after</main>`,
    );
  },
);

it("a saved page tells when it was saved", () => {
  expect(withSavedTime('<!DOCTYPE html><html lang="bn">', 7)).toBe(
    '<!DOCTYPE html><html data-saved-at="7" lang="bn">',
  );
});
