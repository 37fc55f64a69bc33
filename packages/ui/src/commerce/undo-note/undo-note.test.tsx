import { expect, it } from "vitest";
import { faultsOf, htmlOf, labels, valuesOf } from "../../testing/plain-html";

import { buyBoxFields } from "../buy-box/buy-box-fields";
import { UndoNote, undoIntents, type UndoNoteProps } from "./undo-note";

it("puts back what was removed, with its choice and its quantity, without a script", () => {
  const html = htmlOf(
    <UndoNote
      line={{ productId: "7", attributeIds: ["3", "5"], quantity: 2 }}
      labels={labels<UndoNoteProps["labels"]>()}
      action="/cart"
    />,
  );
  expect(faultsOf(html)).toEqual([]);
  expect(valuesOf(html, buyBoxFields.product)).toEqual(["7"]);
  expect(valuesOf(html, buyBoxFields.attribute)).toEqual(["3", "5"]);
  expect(valuesOf(html, buyBoxFields.quantity)).toEqual(["2"]);
  expect(valuesOf(html, buyBoxFields.intent)).toEqual([undoIntents.restore]);
});
