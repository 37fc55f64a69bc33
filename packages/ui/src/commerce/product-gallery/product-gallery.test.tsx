import { describe, expect, it } from "vitest";
import { UiProvider } from "../../primitives/ui-provider/ui-provider";
import { htmlOf } from "../../testing/plain-html";
import { ProductGallery } from "./product-gallery";

const pictures = ["1 of 2", "2 of 2"].map((place) => ({
  src: "/media/xyz",
  alt: `Cotton saree, ${place}`,
  href: `/saree?picture=${place[0]}`,
}));
const gallery = <ProductGallery pictures={pictures} selected={0} labels={{ pictures: "Pictures" }} />;
const smallOnes = (html: string) => html.slice(html.indexOf("<nav"));

describe("the small pictures of a gallery", () => {
  it("are pictures", () => {
    expect(smallOnes(htmlOf(gallery)).match(/<img/g)).toHaveLength(2);
  });

  it("are signs with their names in lite mode, and no empty boxes", () => {
    const small = smallOnes(htmlOf(<UiProvider pictureOnTap="Show picture">{gallery}</UiProvider>));
    expect(small).not.toContain("<img");
    expect(small.match(/data-slot="icon"/g)).toHaveLength(2);
    for (const { alt } of pictures) expect(small).toContain(alt);
  });
});

describe("the large picture of a gallery", () => {
  const isSeenThrough = (html: string) => html.includes("max-sm:bg-transparent");

  it("is seen through on a phone, and has a ground where it waits for a tap", () => {
    expect(isSeenThrough(htmlOf(gallery))).toBe(true);
    expect(isSeenThrough(htmlOf(<UiProvider pictureOnTap="Show picture">{gallery}</UiProvider>))).toBe(false);
  });
});
