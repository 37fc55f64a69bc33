import { describe, expect, it } from "vitest";
import { htmlOf, tagsOf, valuesOf } from "../../testing/plain-html";

import { UiProvider } from "../../primitives/ui-provider/ui-provider";
import { LanguageLink, LanguageSwitch, languageSwitchFields } from "./language-switch";

const to = { code: "en", name: "English" };

describe("changing the language", () => {
  it("posts the other language and the way back, by a form that reloads the document", () => {
    const html = htmlOf(
      <UiProvider Form={() => null}>
        <LanguageSwitch action="/language" to={to} hidden={{ path: "/acme" }} />
      </UiProvider>,
    );
    expect(tagsOf(html)[0]).toEqual({
      name: "form",
      attributes: { "data-slot": "language-switch", method: "post", action: "/language" },
    });
    expect(valuesOf(html, languageSwitchFields.language)).toEqual(["en"]);
    expect(valuesOf(html, "path")).toEqual(["/acme"]);
  });

  it("names the other language in itself, marked as such", () => {
    expect(htmlOf(<LanguageSwitch action="/" to={to} />)).toMatch(/<button[^>]*lang="en"/);
    expect(htmlOf(<LanguageLink href="/en" to={to} />)).toMatch(/<a[^>]*lang="en" hrefLang="en"/);
  });
});
