import {
  orderStatuses,
  type OrderStatusId,
  type OrderStatusName,
} from "@haat/contract/shared/business-constants";
import { describe, expect, test } from "vitest";
import { canCancel, canMove, statusNameOf, type Mover } from "./order-status.rules";

const statuses = Object.keys(orderStatuses) as OrderStatusName[];
const movers: Mover[] = ["customer", "seller", "admin"];

/** Every move that somebody may make: who, from, to. All others may be made by nobody. */
const allowed = new Set([
  ...["customer", "seller", "admin"].flatMap((mover) => [
    `${mover} pending cancel`,
    `${mover} accept cancel`,
  ]),
  ...["seller", "admin"].flatMap((mover) => [
    `${mover} pending accept`,
    `${mover} accept in_store`,
    `${mover} accept shipped`,
    `${mover} in_store cancel`,
    `${mover} shipped cancel`,
    `${mover} in_store delivered`,
    `${mover} shipped delivered`,
  ]),
]);

describe("the state of an order", () => {
  test("moves just where the table says, for each who may move it", () => {
    const found = movers.flatMap((mover) =>
      statuses.flatMap((from) =>
        statuses.filter((to) => canMove(from, to, mover)).map((to) => `${mover} ${from} ${to}`),
      ),
    );
    expect(new Set(found)).toEqual(allowed);
  });

  test("can be cancelled by a customer until the shop has it ready", () => {
    expect(statuses.filter(canCancel)).toEqual(["pending", "accept"]);
  });

  test("has a name for each number, and a number that is none is a fault", () => {
    expect(statuses.map((name) => statusNameOf(orderStatuses[name]))).toEqual(statuses);
    expect(() => statusNameOf(99 as OrderStatusId)).toThrow("There is no order status 99.");
  });
});
