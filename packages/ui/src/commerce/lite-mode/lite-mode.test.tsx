import { expect, it } from "vitest";
import { faultsOf, htmlOf, labels, valuesOf } from "../../testing/plain-html";

import { LiteMode, liteModeFields, type LiteModeProps } from "./lite-mode";

it("asks for the other state by one button, without a script", () => {
  const draw = (on: boolean) =>
    htmlOf(<LiteMode on={on} labels={labels<LiteModeProps["labels"]>()} action="/settings" />);
  expect(faultsOf(draw(true))).toEqual([]);
  expect(valuesOf(draw(true), liteModeFields.lite)).toEqual(["off"]);
  expect(valuesOf(draw(false), liteModeFields.lite)).toEqual(["on"]);
});
