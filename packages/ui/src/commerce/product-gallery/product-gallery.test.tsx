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
  it("is there once: no other copy of it, drawn out, stands behind it", () => {
    expect(htmlOf(gallery).slice(0, htmlOf(gallery).indexOf("<nav")).match(/<img/g)).toHaveLength(1);
  });

  it.each([
    ["alone", pictures.slice(0, 1)],
    ["among others", pictures],
  ])("is whole in the ratio of the shop's cards, %s", (_, shown) => {
    const html = htmlOf(<ProductGallery pictures={shown} selected={0} labels={{ pictures: "" }} />);
    const classes = [...html.matchAll(/<img[^>]*class="([^"]*)"/g)].map((found) => found[1]);
    for (const named of classes) {
      expect(named).toContain("product-picture");
      expect(named).not.toMatch(/object-cover|aspect-square/);
    }
  });
});
