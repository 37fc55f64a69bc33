import { expect, it } from "vitest";
import { faultsOf, htmlOf } from "../../testing/plain-html";

import { NotFoundPage } from "./not-found-page";

it("shows the ways on: home, a search without a script, categories and whom to call", () => {
  const html = htmlOf(
    <NotFoundPage
      kind="product"
      links={[{ href: "/all-products/rice", name: "Rice" }]}
      help={{ phone: "09612", href: "tel:09612", labels: { title: "Help" } }}
      labels={{
        title: "t",
        text: "x",
        home: "h",
        links: "l",
        search: { search: "s", submit: "go", suggestions: "p", history: "e", clearHistory: "c" },
      }}
      homeHref="/"
      search={{ id: "search", action: "/search" }}
    />,
  );
  expect(faultsOf(html)).toEqual([]);
  for (const place of ["/", "/all-products/rice", "tel:09612"]) expect(html).toContain(`href="${place}"`);
});
