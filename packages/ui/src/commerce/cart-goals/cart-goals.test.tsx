import { describe, expect, it } from "vitest";
import { htmlOf, tagsOf } from "../../testing/plain-html";
import { CartGoals } from "./cart-goals";

describe("the goals of a cart", () => {
  const goals = {
    coupon: { text: "EID10 takes 10%", usable: "EID10" },
    better: { text: "EID20", usable: "EID20" },
  };
  const buttonsOf = (pending?: string) =>
    tagsOf(htmlOf(<CartGoals {...goals} use={{ action: "/cart", label: "Use", pending }} />)).filter(
      ({ name }) => name === "button",
    );

  it("use a coupon that can be used with one press, and show which one is on its way", () => {
    const busy = (pending?: string) => buttonsOf(pending).map(({ attributes }) => attributes["aria-busy"]);
    expect(busy()).toEqual([undefined, undefined]);
    expect(busy("EID20")).toEqual([undefined, "true"]);
    expect(busy("TYPED")).toEqual([undefined, undefined]);
  });

  it("have no button where nobody says what it would do", () => {
    expect(tagsOf(htmlOf(<CartGoals {...goals} />)).filter(({ name }) => name === "button")).toEqual([]);
  });
});
