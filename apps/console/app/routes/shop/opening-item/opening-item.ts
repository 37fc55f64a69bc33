import type { OpeningAnswers, OpeningTask, ShopOpening } from "@haat/contract/seller/shop-opening.contract";
import type { Attempt } from "@haat/web-forms/call-failure.server";
import type { z } from "zod";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import type { FormPageData } from "../../form-page.view";

/** What an item's form is made with. */
export interface ItemPlace {
  context: ConsoleContext;
  seller_key: string;
  opening: ShopOpening;
  answers: OpeningAnswers;
}

/** What of a page an item says itself. */
export type ItemForm = Pick<FormPageData, "fields" | "folded"> & {
  /** A second button below the form, with a form of its own. */
  other?: { label: string; value: string };
};

type Saved = Attempt<{ message?: string | undefined }>;

/** A part of an application: its form, and how it is kept. */
export interface OpeningItem<Schema extends z.ZodType = z.ZodType> {
  form(place: ItemPlace): ItemForm | Promise<ItemForm>;
  /** What the form sends, by the names of the fields. */
  schema(place: ItemPlace): Schema | Promise<Schema>;
  save(
    place: ItemPlace,
    value: z.output<Schema>,
    sent: { intent: string; file: File | undefined },
  ): Promise<Saved>;
}

/** Only to have the schema's shape known where the item is declared. */
export const openingItem = <Schema extends z.ZodType>(item: OpeningItem<Schema>): OpeningItem =>
  item as unknown as OpeningItem;

/** Items that are filled in here; the first product has a page of its own. */
export type FilledItem = Exclude<OpeningTask, "product">;
