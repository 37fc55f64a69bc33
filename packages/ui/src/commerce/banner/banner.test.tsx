import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Banner } from "./banner";

const html = (given: { phonePicture?: string } = {}) =>
  renderToStaticMarkup(<Banner title="Eid" picture="/media/eid" action="See" {...given} />);
const image = (of: string) => /<img[^>]*srcSet="([^"]*)"/.exec(of)?.[1];
const source = (of: string) => /<source[^>]*srcSet="([^"]*)"/.exec(of)?.[1];

test("a banner has a width for wide screens with two dots in the place of one, and none of it goes to phones", () => {
  expect(source(html())).toContain("/media/eid/1280 1280w");
  expect(image(html())).not.toContain("1280");
  expect(source(html({ phonePicture: "/media/eid-phone" }))).toContain("/media/eid/1280 1280w");
  expect(image(html({ phonePicture: "/media/eid-phone" }))).toContain("/media/eid-phone/960 960w");
});
