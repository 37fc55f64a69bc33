import type { Meta } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { story, type Sample } from "../samples/in-language";
import { DeskPage, GoodsPage, ProductEntryPage, ReportPage, StartPage } from "./console-compositions";

/** The components together, as the console's pages wear them. */
export default { title: "Pages/Console", parameters: { bleed: true } } satisfies Meta;

const page = (Composition: ComponentType<{ sample: Sample }>) =>
  story((sample) => <Composition sample={sample} />);

export const Start = page(StartPage);
export const Desk = page(DeskPage);
export const Goods = page(GoodsPage);
export const ProductEntry = page(ProductEntryPage);
export const Report = page(ReportPage);
