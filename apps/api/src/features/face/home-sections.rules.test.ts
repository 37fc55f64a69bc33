import type { HomeLayout } from "@haat/contract/shared/choices";
import { expect, test } from "vitest";
import { sectionsOf, type PlacedSection } from "./home-sections.rules";

const section = (kind: PlacedSection["kind"], ribbonId: number | null = null, isOn = true) => ({
  kind,
  ribbonId,
  isOn,
});
const told = (rows: PlacedSection[], ribbons: number[], layout: HomeLayout = "shelves") =>
  sectionsOf(layout, rows, ribbons).map(({ kind, ribbonId }) =>
    ribbonId === null ? kind : `${kind} ${ribbonId}`,
  );

test("a shop that never changed its first page has the usual parts, each ribbon in its order", () => {
  expect(told([], [7, 3])).toEqual(["banners", "categories", "ribbon 7", "ribbon 3", "about"]);
  expect(told([], [])).toEqual(["banners", "categories", "about"]);
});

test("the usual order is that of the page's layout", () => {
  expect(told([], [7, 3], "showcase")).toEqual(["banners", "ribbon 7", "categories", "ribbon 3", "about"]);
  expect(told([], [], "showcase")).toEqual(["banners", "categories", "about"]);
  expect(told([], [7, 3], "catalogue")).toEqual(["categories", "banners", "ribbon 7", "ribbon 3", "about"]);
  expect(told([], [7, 3], "occasions")).toEqual(["banners", "ribbon 7", "ribbon 3", "categories", "about"]);
  const rows = [section("about"), section("banners"), section("ribbon", 7), section("categories")];
  expect(told(rows, [7], "catalogue")).toEqual(["about", "banners", "ribbon 7", "categories"]);
});

test("a ribbon that was added since stands behind the last one, else behind the categories", () => {
  const rows = [section("about"), section("ribbon", 3), section("categories"), section("banners")];
  expect(told(rows, [3, 8, 9])).toEqual([
    "about",
    "ribbon 3",
    "ribbon 8",
    "ribbon 9",
    "categories",
    "banners",
  ]);
  const bare = [section("banners"), section("categories"), section("about")];
  expect(told(bare, [8])).toEqual(["banners", "categories", "ribbon 8", "about"]);
});
