import { createHmac } from "node:crypto";

/** What a paper says that its value vouches for; amounts are poisha. */
export interface SignedBill {
  shopId: number;
  number: string;
  grandTotal: number;
  due: number;
}

/** Of 96 bits: too many to guess, and few enough for a code that a cheap phone reads. */
const valueBytes = 12;

/** What vouches for a bill: whoever lacks the shop's key can make none for another shop, number, total or due. */
export function checkValue({ shopId, number, grandTotal, due }: SignedBill, key: string): string {
  return createHmac("sha256", key)
    .update(JSON.stringify(["haat bill", shopId, number, grandTotal, due]))
    .digest()
    .subarray(0, valueBytes)
    .toString("base64url");
}

/** The four parts of a check link, as they stand in it. */
export interface CheckedParts {
  number: string;
  grand_total: string;
  due: string;
  value: string;
}

const amount = /^(?:0|[1-9]\d{0,11})$/;

/** What is read of a link's parts; undefined where they could stand on no paper of ours. */
export function readParts({ number, grand_total, due, value }: CheckedParts) {
  const upper = number.toUpperCase();
  const prefix = /^([2-9A-HJ-NP-TV-Z]{4})-[2-9A-HJ-NP-TV-Z]{5}$/.exec(upper)?.[1];
  if (!prefix || !amount.test(grand_total) || !amount.test(due)) return undefined;
  return { number: upper, prefix, grandTotal: Number(grand_total), due: Number(due), value };
}
