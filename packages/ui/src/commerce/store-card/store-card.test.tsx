import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { UiProvider } from "../../primitives/ui-provider/ui-provider";
import { StoreCards } from "./store-cards";

const storeOf = (nth: number) => ({
  href: `/shop-${nth}`,
  title: "Shop",
  tagline: "",
  category: "Books",
  city: "Dhaka",
  products: "3 products",
  initials: "S",
  colour: "#000000",
  onColour: "#ffffff",
});

const rowOf = (count: number, goods?: string[], goodsOfLast = goods) =>
  renderToStaticMarkup(
    <StoreCards
      stores={Array.from({ length: count }, (_, nth) => ({
        ...storeOf(nth),
        goods: nth === count - 1 ? goodsOfLast : goods,
      }))}
    />,
  );
const goodsIn = (html: string) => html.match(/data-slot="store-goods"/g)?.length ?? 0;

it("one shop fills its row with what it sells, two share it; three stand in three columns, and so does who shows nothing", () => {
  const goods = ["/media/a", "/media/b"];
  const [alone, two, three, bare] = [rowOf(1, goods), rowOf(2, goods), rowOf(3), rowOf(1, [])];
  expect([alone, two, three, bare].map(goodsIn)).toEqual([1, 2, 0, 0]);
  expect([alone, two, three, bare].map((html) => /<ul[^>]*md:grid-cols-3/.test(html))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(two).toMatch(/<ul[^>]*sm:grid-cols-2/);
  // Beside its words only where the row is its own.
  expect([alone, two].map((html) => html.includes("md:grid-cols-[2fr_3fr]"))).toEqual([true, false]);
  // The card is one link; its pictures say nothing.
  expect(alone.match(/<img[^>]*alt=""/g)).toHaveLength(2);
});

it("where not all of few shops have something to show, none does", () => {
  const mixed = rowOf(2, ["/media/a"], []);
  expect(goodsIn(mixed)).toBe(0);
  expect(mixed).toMatch(/<ul[^>]*md:grid-cols-3/);
});

it("in lite mode no room is kept for what it sells", () => {
  const full = rowOf(1, ["/media/a"]);
  const lite = renderToStaticMarkup(
    <UiProvider pictureOnTap="See">
      <StoreCards stores={[{ ...storeOf(0), goods: ["/media/a"] }]} />
    </UiProvider>,
  );
  expect([goodsIn(full), goodsIn(lite)]).toEqual([1, 0]);
  expect([full, lite].map((html) => html.includes("md:grid-cols-[2fr_3fr]"))).toEqual([true, false]);
});
