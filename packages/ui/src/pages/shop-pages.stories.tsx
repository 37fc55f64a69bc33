import type { Meta } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { story } from "../samples/in-language";
import { createTheme } from "../theme/create-theme";
import { readyThemes } from "../theme/ready-themes";
import { HomePage, ListPage, ProductPage } from "./browse-compositions";
import { CheckoutPage, OrderPage, SignInPage } from "./buy-compositions";
import { BookshelfPage, CataloguePage, OccasionsPage, ShelvesPage, ShowcasePage } from "./home-compositions";
import type { CompositionProps } from "./shop-page";

/** The components together, as a shop's pages wear them: the place to judge a theme. */
export default { title: "Pages/Shop", parameters: { bleed: true } } satisfies Meta;

const page = (Composition: ComponentType<CompositionProps>) =>
  story((sample) => (
    <Composition sample={sample} layout={createTheme(readyThemes[sample.theme]).choices.headerLayout} />
  ));

export const Home = page(HomePage);
export const HomeShelves = page(ShelvesPage);
export const HomeShowcase = page(ShowcasePage);
export const HomeCatalogue = page(CataloguePage);
export const HomeBookshelf = page(BookshelfPage);
export const HomeOccasions = page(OccasionsPage);
export const List = page(ListPage);
export const Product = page(ProductPage);
export const Checkout = page(CheckoutPage);
export const SignIn = page(SignInPage);
export const Order = page(OrderPage);
