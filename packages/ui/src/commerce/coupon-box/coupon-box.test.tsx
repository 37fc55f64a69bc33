import { describe, expect, it } from "vitest";
import { faultsOf, htmlOf, labels, tagsOf, valuesOf } from "../../testing/plain-html";

import { CouponBox, couponFields, couponIntents, type CouponBoxProps } from "./coupon-box";

const props: CouponBoxProps = {
  formId: "coupon",
  action: "/checkout-products",
  labels: labels<CouponBoxProps["labels"]>(),
};

describe("the coupon box", () => {
  it("is folded away until a shopper asks, without any script", () => {
    const details = tagsOf(htmlOf(<CouponBox {...props} />)).find(({ name }) => name === "details");
    expect(details?.attributes).not.toHaveProperty("open");
  });

  it("stays open with what was typed when a code is refused", () => {
    const html = htmlOf(<CouponBox {...props} code="EID99" errors={["expired"]} />);
    expect(html).toMatch(/<details[^>]* open=""/);
    expect(valuesOf(html, couponFields.code)).toEqual(["EID99"]);
    expect(faultsOf(html)).toEqual([]);
    expect(html).toContain('aria-describedby="coupon-code-error"');
    // At its field, before the button, which stands below where a line has no room for both.
    expect(html.indexOf("expired")).toBeLessThan(html.indexOf(couponIntents.apply));
  });

  it("leads to the refused code where the page came anew, and to none that was not refused", () => {
    const focused = (more: Partial<CouponBoxProps>) =>
      tagsOf(htmlOf(<CouponBox {...props} {...more} />))
        .filter(({ attributes }) => "autofocus" in attributes)
        .map(({ attributes }) => attributes["name"]);
    expect(focused({ code: "EID99", errors: ["expired"] })).toEqual([couponFields.code]);
    expect([focused({}), focused({ code: "EID99" }), focused({ errors: [] })]).toEqual([[], [], []]);
  });

  it("uses a public coupon with one press", () => {
    const html = htmlOf(<CouponBox {...props} offers={[{ code: "EID10", text: "10% off" }]} />);
    expect(valuesOf(html, couponFields.code)).toContain("EID10");
  });

  it("says once what a coupon lacks: not where the page or the answer to its code does", () => {
    const offers = [
      { code: "EID10", text: "10% off", missing: "Add ৳150 more" },
      { code: "EID500", text: "৳500 off", missing: "Add ৳4,150 more" },
    ];
    expect(htmlOf(<CouponBox {...props} offers={offers} />)).toContain("Add ৳150 more");
    const asGoal = htmlOf(<CouponBox {...props} offers={offers} nearest="EID10" />);
    const refused = htmlOf(<CouponBox {...props} offers={offers} code="EID10" errors={["refused"]} />);
    for (const html of [asGoal, refused]) {
      expect(html).not.toContain("Add ৳150 more");
      expect(html).toContain("Add ৳4,150 more");
      // None of them can be used yet: there is but the button of what is typed.
      expect(tagsOf(html).filter(({ name }) => name === "button")).toHaveLength(1);
    }
  });

  it("takes the applied coupon off", () => {
    const html = htmlOf(<CouponBox {...props} applied={{ code: "EID10", amount: "−৳200" }} />);
    expect(valuesOf(html, couponFields.intent)).toEqual([couponIntents.remove]);
    expect(html).not.toContain("<details");
  });

  it("says beside an applied coupon which other one was refused, and leads there where the page came anew", () => {
    const applied = { code: "EID10", amount: "−৳200" };
    const refused = htmlOf(<CouponBox {...props} applied={applied} code="EID99" errors={["expired"]} />);
    expect(refused).toMatch(/EID99 <\/strong>expired/);
    expect(faultsOf(refused)).toEqual([]);
    const focused = (html: string) => tagsOf(html).filter(({ attributes }) => "autofocus" in attributes);
    expect(focused(refused)).toHaveLength(1);
    expect(focused(htmlOf(<CouponBox {...props} applied={applied} />))).toEqual([]);
  });

  it("shows the press that is on its way: on its offer, or beside what was typed", () => {
    const offers = [{ code: "EID10", text: "10% off" }];
    const busy = (pending?: string) =>
      tagsOf(htmlOf(<CouponBox {...props} offers={offers} pending={pending} />))
        .filter(({ attributes }) => attributes["aria-busy"] === "true")
        .map(({ attributes }) => attributes["value"]);
    expect(busy()).toEqual([]);
    expect(busy("EID10")).toEqual(["EID10"]);
    expect(busy("eid99")).toEqual([couponIntents.apply]);
  });

  it("can be a question of the address instead of a change", () => {
    expect(htmlOf(<CouponBox {...props} method="get" />)).toContain('method="get"');
  });
});
