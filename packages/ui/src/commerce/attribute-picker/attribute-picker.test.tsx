import { describe, expect, it } from "vitest";
import { faultsOf, htmlOf, labels, tagsOf } from "../../testing/plain-html";

import { AttributePicker, type AttributePickerProps } from "./attribute-picker";

const props: AttributePickerProps = {
  formId: "picker",
  labels: labels<AttributePickerProps["labels"]>(),
  groups: [
    {
      id: "size",
      name: "Size",
      values: [
        { id: "m", name: "M", href: "?size=m", state: "selected" },
        { id: "l", name: "L", href: "?size=l", state: "available" },
        { id: "xl", name: "XL", href: "?size=xl", state: "out" },
        { id: "xxl", name: "XXL", href: "?size=xxl", state: "impossible" },
      ],
    },
  ],
};

describe("choosing attributes", () => {
  const html = htmlOf(<AttributePicker {...props} />);

  it("makes each value a link with the whole choice in its address, also those that cannot be had", () => {
    const links = tagsOf(html).filter(({ name }) => name === "a");
    expect(links.map(({ attributes }) => attributes["href"])).toEqual([
      "?size=m",
      "?size=l",
      "?size=xl",
      "?size=xxl",
    ]);
    expect(links.map(({ attributes }) => attributes["aria-current"])).toEqual([
      "true",
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("says in words what is chosen, out of stock or not possible", () => {
    expect(html).toContain("(selected)");
    expect(html).toContain("outOfStock");
    expect(html).toContain("impossible");
  });

  it("says which group is missing, at the group", () => {
    const missing = htmlOf(
      <AttributePicker
        {...props}
        groups={props.groups.map((group) => ({ ...group, error: "Choose a size." }))}
      />,
    );
    expect(faultsOf(missing)).toEqual([]);
    expect(missing).toMatch(/<fieldset id="picker-size"[^>]*aria-describedby="picker-size-error"/);
  });

  it("opens a page without scripts at the first group that is missing, and marks all of them", () => {
    const [size] = props.groups;
    const groups = ["size", "colour", "sleeve"].map((id) => ({
      ...size!,
      id,
      error: id === "size" ? undefined : `Choose a ${id}.`,
    }));
    const fieldsets = htmlOf(<AttributePicker {...props} groups={groups} />).match(/<fieldset[^>]*>/g);
    expect(fieldsets?.map((tag) => [/autofocus/i.test(tag), tag.includes("aria-describedby")])).toEqual([
      [false, false],
      [true, true],
      [false, true],
    ]);
  });

  it("draws a swatch without an inline style, which a strict policy forbids", () => {
    const swatch = htmlOf(
      <AttributePicker
        {...props}
        groups={[
          {
            id: "c",
            name: "C",
            values: [{ id: "r", name: "Red", href: "?c", state: "available", swatch: "#c00" }],
          },
        ]}
      />,
    );
    expect(swatch).toContain('fill="#c00"');
    expect(swatch).not.toContain("style=");
  });
});
