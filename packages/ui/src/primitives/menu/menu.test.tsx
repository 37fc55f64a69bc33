import { describe, expect, it } from "vitest";
import { faultsOf, htmlOf, tagsOf, valuesOf } from "../../testing/plain-html";

import { Menu, type MenuProps } from "./menu";

const props: MenuProps = {
  action: "/addresses",
  label: "Actions",
  hidden: { address: "7" },
  items: [
    { value: "edit", label: "Change" },
    { value: "remove", label: "Delete", tone: "danger" },
  ],
};

describe("a menu without a script", () => {
  const html = htmlOf(<Menu {...props} />);

  it("is a form of submit buttons that opens by itself", () => {
    expect(tagsOf(html)[0]?.attributes).toMatchObject({ method: "post", action: "/addresses" });
    expect(valuesOf(html, "intent")).toEqual(["edit", "remove"]);
    expect(valuesOf(html, "address")).toEqual(["7"]);
    expect(html).toMatch(/<details><summary aria-label="Actions"/);
  });

  it("stands beside another", () => {
    expect(
      faultsOf(
        htmlOf(
          <>
            <Menu {...props} />
            <Menu {...props} hidden={{ address: "8" }} />
          </>,
        ),
      ),
    ).toEqual([]);
  });
});
