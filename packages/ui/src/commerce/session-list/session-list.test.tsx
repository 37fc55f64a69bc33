import { describe, expect, it } from "vitest";
import { faultsOf, htmlOf, labels, valuesOf } from "../../testing/plain-html";

import { SessionList, sessionFields, sessionIntents, type SessionListProps } from "./session-list";

describe("where a customer is signed in", () => {
  const html = htmlOf(
    <SessionList
      sessions={[
        { id: "a", device: "Chrome · Android", lastUsed: "Now", current: true },
        { id: "b", device: "Firefox · Windows", lastUsed: "Yesterday", current: false },
      ]}
      labels={labels<SessionListProps["labels"]>()}
      action="/my-account"
    />,
  );

  it("ends another one by its id, and all of them at once, without a script", () => {
    expect(faultsOf(html)).toEqual([]);
    expect(valuesOf(html, sessionFields.session)).toEqual(["b"]);
    expect(valuesOf(html, sessionFields.intent)).toEqual([sessionIntents.end, sessionIntents.endAll]);
  });

  it("says on each button which one it ends", () => {
    expect(html).toContain('end<span class="sr-only"> Firefox · Windows</span>');
  });
});
