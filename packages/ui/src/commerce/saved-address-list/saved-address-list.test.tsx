import { describe, expect, it } from "vitest";
import { faultsOf, htmlOf, labels, valuesOf } from "../../testing/plain-html";

import {
  SavedAddressList,
  savedAddressFields,
  savedAddressIntents,
  type SavedAddressListProps,
} from "./saved-address-list";

const address = (id: string, isHome: boolean) => ({
  id,
  isHome,
  name: "Rahima",
  phone: "01712",
  address: `House ${id}`,
  editHref: `/edit/${id}`,
  deleteHref: `/?delete=${id}`,
});
const draw = (more: Partial<SavedAddressListProps> = {}) =>
  htmlOf(
    <SavedAddressList
      addresses={[address("a", true), address("b", false)]}
      labels={labels<SavedAddressListProps["labels"]>()}
      action="/shipping-address"
      listHref="/shipping-address"
      addHref="/shipping-address/new"
      {...more}
    />,
  );

describe("the saved addresses", () => {
  it("can be changed; the home address says why it is not deleted", () => {
    const html = draw();
    expect(faultsOf(html)).toEqual([]);
    expect(html).toContain('href="/edit/a"');
    expect(html).toContain("homeRule");
    expect(html).not.toContain("/?delete=a");
    expect(valuesOf(html, savedAddressFields.intent)).toEqual([savedAddressIntents.makeHome]);
    expect(valuesOf(html, savedAddressFields.address)).toEqual(["b"]);
  });

  it("are deleted only after a question, without a script", () => {
    expect(draw()).toContain('href="/?delete=b"');
    const asking = draw({ asking: "b" });
    expect(valuesOf(asking, savedAddressFields.intent)).toEqual([savedAddressIntents.delete]);
    expect(asking).toContain('href="/shipping-address"');
  });

  it("never ask for the home address, whatever the page's address says", () => {
    expect(valuesOf(draw({ asking: "a" }), savedAddressFields.intent)).toEqual([
      savedAddressIntents.makeHome,
    ]);
  });

  it("say what is missing where there is none", () => {
    expect(draw({ addresses: [] })).toContain("emptyText");
  });
});
