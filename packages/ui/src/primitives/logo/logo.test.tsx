import { describe, expect, it } from "vitest";
import { htmlOf, tagsOf } from "../../testing/plain-html";
import { Logo, type LogoProps } from "./logo";

const pictureOf = (props: Pick<LogoProps, "ground">) =>
  tagsOf(htmlOf(<Logo src="/media/xyz" initials="" {...props} />))[0]?.attributes;

describe("a shop's logo", () => {
  it("is there at once where a page has one", () => {
    expect(pictureOf({})?.loading).toBe("eager");
    expect(pictureOf({ ground: "band" })?.loading).toBe("eager");
  });

  it("comes as it is scrolled to in a list of shops, and has an edge on its ground", () => {
    const picture = pictureOf({ ground: "list" });
    expect(picture?.loading).toBe("lazy");
    expect(picture?.class?.split(" ")).toContain("border-border");
  });
});
