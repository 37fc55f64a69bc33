import { pino } from "pino";
import { shopGoodsQueue, shopSalesSweep } from "../features/store/shop-goods.job.usecases";
import { createJobRunner } from "../jobs/job-runner";
import type { TestApi } from "./test-api";

/** Counts the goods of the shops whose products or orders have changed, as a running server does. */
export async function countChangedGoods({ db, clock }: Pick<TestApi, "db" | "clock">): Promise<void> {
  const parts = { db, clock, logger: pino({ level: "silent" }) };
  await createJobRunner(parts, [shopGoodsQueue(parts), shopSalesSweep(parts)]).runDue();
  // What the sweep has found.
  await createJobRunner(parts, [shopGoodsQueue(parts)]).runDue();
}
