import { describe, expect, it } from "vitest";
import { htmlOf } from "../../testing/plain-html";

import { Faq } from "./faq";

const entries = [{ id: "cash", question: "How do I pay?", answer: ["In cash.", "At the door."] }];

describe("questions and answers", () => {
  it("open without a script, at an address of their own, and keep the order of headings", () => {
    const html = htmlOf(<Faq entries={entries} title="FAQ" />);
    expect(html).toMatch(/<details[^>]*><summary/);
    expect(html).toContain('id="cash"');
    expect(html).toMatch(/<h2[^>]*>FAQ<\/h2>.*<h3[^>]*>How do I pay\?<\/h3>/s);
  });
});
