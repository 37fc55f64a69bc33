import type { OrderStatusName } from "@haat/contract/shared/business-constants";
import type { KnownCourier } from "@haat/contract/shared/courier-choices";
import { graphemeCount } from "@haat/contract/shared/fields";

/** Couriers take no longer address than this, in characters as a reader counts them. */
export const addressMost = 220;

export const isAddressLong = (address: string) => graphemeCount(address) > addressMost;

/** Whether what a courier is to collect follows the order still: once it is over, it is what the courier was told. */
export const canCashChange = (status: OrderStatusName) => status !== "delivered" && status !== "cancel";

/** An order's parcel as couriers' forms and files ask for it. */
export interface Handed {
  number: string;
  name: string;
  /** As it is dialled, eleven digits. */
  phone: string;
  address: string;
  /** Poisha. */
  cash: number;
  pieces: number;
  weightGrams: number | null;
  note: string;
  /** What is in it. */
  goods: string;
  shop: string;
}

const taka = (poisha: number) => String(poisha / 100);
const kilograms = (grams: number | null) => (grams === null ? "0.5" : String(grams / 1000));

/** The columns of the files that couriers take for many parcels at once, in their order; `own` is for everybody else. */
export const courierColumns: Readonly<
  Record<KnownCourier | "own", readonly (readonly [title: string, value: (handed: Handed) => string])[]>
> = {
  pathao: [
    ["ItemType", () => "parcel"],
    ["StoreName", ({ shop }) => shop],
    ["MerchantOrderId", ({ number }) => number],
    ["RecipientName(*)", ({ name }) => name],
    ["RecipientPhone(*)", ({ phone }) => phone],
    ["RecipientAddress(*)", ({ address }) => address],
    ["RecipientCity(*)", () => ""],
    ["RecipientZone(*)", () => ""],
    ["RecipientArea", () => ""],
    ["AmountToCollect(*)", ({ cash }) => taka(cash)],
    ["ItemQuantity", ({ pieces }) => String(pieces)],
    ["ItemWeight", ({ weightGrams }) => kilograms(weightGrams)],
    ["ItemDesc", ({ goods }) => goods],
    ["SpecialInstruction", ({ note }) => note],
  ],
  steadfast: [
    ["Invoice", ({ number }) => number],
    ["Name", ({ name }) => name],
    ["Address", ({ address }) => address],
    ["Phone", ({ phone }) => phone],
    ["Amount", ({ cash }) => taka(cash)],
    ["Note", ({ note }) => note],
    ["Lot", ({ pieces }) => String(pieces)],
    ["Item Description", ({ goods }) => goods],
  ],
  redx: [
    ["Invoice", ({ number }) => number],
    ["Customer Name", ({ name }) => name],
    ["Contact No.", ({ phone }) => phone],
    ["Customer Address", ({ address }) => address],
    ["Cash Collection Amount", ({ cash }) => taka(cash)],
    ["Product Weight (gm)", ({ weightGrams }) => String(weightGrams ?? 500)],
    ["Product Selling Price", ({ cash }) => taka(cash)],
    ["Instruction", ({ note }) => note],
  ],
  own: [
    ["Order", ({ number }) => number],
    ["Name", ({ name }) => name],
    ["Phone", ({ phone }) => phone],
    ["Address", ({ address }) => address],
    ["Cash to collect", ({ cash }) => taka(cash)],
    ["Pieces", ({ pieces }) => String(pieces)],
    ["Weight (g)", ({ weightGrams }) => (weightGrams === null ? "" : String(weightGrams))],
    ["Goods", ({ goods }) => goods],
    ["Note", ({ note }) => note],
  ],
};

/** What is copied into a courier's form by hand, one thing a line. */
export function copyText({ number, name, phone, address, cash, goods, note }: Handed): string {
  return [number, name, phone, address, taka(cash), goods, note].filter(Boolean).join("\n");
}
