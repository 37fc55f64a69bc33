import { describe, expect, it } from "vitest";
import { faultsOf, htmlOf, labels, tagsOf } from "../../testing/plain-html";

import { StoreFinderForm, type StoreFinderFormProps } from "./store-finder";

const finder = (formId: string, more: Partial<StoreFinderFormProps> = {}) => (
  <StoreFinderForm
    categories={[{ value: "1", label: "Books" }]}
    places={{
      divisions: [{ value: "1", label: "Dhaka" }],
      cities: [{ label: "Dhaka", options: [{ value: "3", label: "Dhaka" }] }],
      areas: [{ value: "7", label: "Mirpur" }],
    }}
    values={{ address: "Mir" }}
    labels={labels<StoreFinderFormProps["labels"]>()}
    action="/find-store"
    formId={formId}
    {...more}
  />
);

describe("the search for shops", () => {
  it("is a question of the address with nothing that must be filled in, twice on one page", () => {
    const html = htmlOf(
      <>
        {finder("one", { errors: ["Too long."] })}
        {finder("two")}
      </>,
    );
    expect(faultsOf(html)).toEqual([]);
    expect(html).not.toContain("required");
    expect(tagsOf(html).find(({ name }) => name === "form")?.attributes).toMatchObject({ method: "get" });
  });

  it("asks for the area once there are some to choose from", () => {
    const names = (html: string) =>
      tagsOf(html)
        .filter(({ name }) => name === "select")
        .map(({ attributes }) => attributes.name);
    const places = { divisions: [], cities: [], areas: [] };
    const trade = "id_business_category";
    expect(names(htmlOf(finder("one")))).toEqual(["id_division", "id_city", "id_area", trade]);
    expect(names(htmlOf(finder("one", { places })))).toEqual(["id_division", "id_city", trade]);
  });

  it("shows no button for the phone's place where no script runs", () => {
    expect(htmlOf(finder("one", { onLocate: () => undefined }))).not.toContain("locate");
  });

  it("is folded away on a phone where shops were found, and only there", () => {
    expect(htmlOf(finder("one", { folded: true }))).toMatch(
      /<details[^>]*><summary[^>]*>.*change.*<\/summary><form/,
    );
    expect(htmlOf(finder("one"))).not.toContain("<details");
  });

  it("has its suggestions as links", () => {
    const html = htmlOf(
      finder("one", { suggestions: [{ href: "/find-store?address=Mirpur", label: "Mirpur" }] }),
    );
    expect(html).toContain('href="/find-store?address=Mirpur"');
  });
});
