import { describe, expect, it } from "vitest";
import { DomainError } from "../process/domain-error";
import { entityTagOf, requireVersion } from "./preconditions";

describe("a change that names the version it is about", () => {
  it.each([undefined, "*", '"7"', 'W/"7"', '"6", "7"'])("goes on with If-Match: %s", (ifMatch) => {
    expect(() => requireVersion(ifMatch, "7")).not.toThrow();
  });

  it.each(['"6"', "7", 'W/"6"', ""])("is refused with If-Match: %s", (ifMatch) => {
    expect(() => requireVersion(ifMatch, "7")).toThrow(new DomainError("precondition_failed"));
  });

  it("quotes the version as an entity tag", () => {
    expect(entityTagOf("7")).toBe('"7"');
  });
});
