import { expect, it } from "vitest";
import { faultsOf, htmlOf, labels, valuesOf } from "../../testing/plain-html";

import { DataNote, dataNoteFields, type DataNoteProps } from "./data-note";

it("is put away by a form and leads to the whole policy", () => {
  const html = htmlOf(
    <DataNote labels={labels<DataNoteProps["labels"]>()} action="/settings" policyHref="/privacy-policy" />,
  );
  expect(faultsOf(html)).toEqual([]);
  expect(valuesOf(html, dataNoteFields.seen)).toEqual(["seen"]);
  expect(html).toContain('href="/privacy-policy"');
});
