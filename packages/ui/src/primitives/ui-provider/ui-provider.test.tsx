import { describe, expect, it } from "vitest";
import { htmlOf, labels } from "../../testing/plain-html";
import { LinkButton } from "../button/button";
import { Picture } from "../picture/picture";
import { SearchField, type SearchFieldProps } from "../search-field/search-field";
import { UiProvider, type UiFormProps, type UiLinkProps } from "./ui-provider";

const RouterLink = (props: UiLinkProps) => <a data-router="" {...props} />;
const RouterForm = (props: UiFormProps) => <form data-router="" {...props} />;
const parts = (
  <>
    <LinkButton href="/cart">Cart</LinkButton>
    <SearchField id="search" action="/search" labels={labels<SearchFieldProps["labels"]>()} />
  </>
);

describe("links and forms", () => {
  it("are plain HTML where nobody gives others", () => {
    expect(htmlOf(parts)).not.toContain("data-router");
  });

  it("are the router's where a page gives them", () => {
    const html = htmlOf(
      <UiProvider Link={RouterLink} Form={RouterForm}>
        {parts}
      </UiProvider>,
    );
    expect(html.match(/data-router/g)).toHaveLength(2);
    expect(html).toContain('href="/cart"');
  });

  it("are those around where an inner part gives only some: lite mode stays, and so does the router", () => {
    const html = htmlOf(
      <UiProvider Link={RouterLink} pictureOnTap="Show picture">
        <UiProvider Form={RouterForm}>
          {parts}
          <Picture src="/cup.jpg" alt="A cup" sizes="80px" lite="onTap" />
        </UiProvider>
      </UiProvider>,
    );
    expect(html.match(/data-router/g)).toHaveLength(2);
    expect(html).toContain("Show picture");
  });
});
