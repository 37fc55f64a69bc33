import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { strings } from "@haat/i18n/strings";
import { describe, expect, it } from "vitest";
import { createFilledBodies, createPageBody } from "./page-body";
import { cutAtSlots } from "./slotted-body";
import { slot, slotValuesName } from "./slots";

/** Words as a page has them, which compress as those do. */
const filler = JSON.stringify(strings.bn).replaceAll("<", "");
const page = `<b>${slot("count")}</b><ul>${filler}</ul><script>data = ${JSON.stringify([slot("label")])}</script>
<script type="application/json">${slot(slotValuesName)}</script>`;

function bodies() {
  const cut = cutAtSlots(Buffer.from(page), "text/html");
  if (!cut) throw new Error("The page has slots.");
  return createFilledBodies(cut);
}

describe("a page that is filled for its visitors", () => {
  it("is the visitor's own in every form, again and again", () => {
    const bodyFor = bodies();
    for (const count of ["1", "2", "3", "4", "5", "6", "1", "6", "1"]) {
      const body = bodyFor({ count, label: `${count} things` });
      for (const text of [
        Buffer.from(body.plain()).toString(),
        brotliDecompressSync(body.packed("br")).toString(),
        gunzipSync(body.packed("gzip")).toString(),
      ]) {
        expect(text).toContain(`<b>${count}</b>`);
        expect(text).toContain(`"label":"${count} things"`);
      }
    }
  });

  it("has a tag that tells any two of its bodies apart, and is the same for what it does not show", () => {
    const bodyFor = bodies();
    const tags = ["1", "2", "3"].map((count) => bodyFor({ count, label: "" }).etag);
    expect(new Set(tags).size).toBe(3);
    expect(bodyFor({ count: "1", label: "", version: "7-12" }).etag).toBe(tags[0]);
    expect(bodyFor({ label: "", count: "1" }).etag).toBe(tags[0]);
  });

  it("is compressed well once it is asked for again", () => {
    const bodyFor = bodies();
    const values = { count: "1", label: "one" };
    const first = bodyFor(values).packed("br");
    const second = bodyFor(values).packed("br");
    expect(second.byteLength).toBeLessThan(first.byteLength);
    expect(bodyFor(values).packed("br")).toBe(second);
  });
});

it("a page that is the same for all is compressed once", () => {
  const body = createPageBody(new TextEncoder().encode(filler));
  expect(body.packed("br")).toBe(body.packed("br"));
  expect(brotliDecompressSync(body.packed("br")).toString()).toBe(filler);
});
