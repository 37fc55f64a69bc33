// The API's own server, so that a test can kill it in the middle of something: told so (`StandAt`), it stands still before a
// statement, with the transaction open, and tells that it does.
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import type { StandAt } from "./killable-server";

// It outlives no test.
process.on("disconnect", () => process.exit());

let standsAt: StandAt | undefined;
process.on("message", (asked: StandAt) => {
  standsAt = asked;
  process.send?.({ isTold: true });
});

/** Whether it is the one to stand before. */
function isMet(statement: string): boolean {
  if (!standsAt || !statement.includes(standsAt.statement)) return false;
  standsAt.times -= 1;
  return standsAt.times === 0;
}

function standStill(): Promise<never> {
  process.send?.({ stands: true });
  return new Promise(() => undefined);
}

const { query } = pg.Client.prototype;
// @types/pg gives `query` many shapes, and all of them pass through here as they are.
pg.Client.prototype.query = function (this: pg.Client, ...parameters: Parameters<typeof query>) {
  const [asked] = parameters as unknown as [string | { text: string }];
  return isMet(typeof asked === "string" ? asked : asked.text) ? standStill() : query.apply(this, parameters);
} as typeof query;

const { execProtocolRaw } = PGlite.prototype;
PGlite.prototype.execProtocolRaw = function (this: PGlite, ...parameters) {
  return isMet(Buffer.from(parameters[0]).toString())
    ? standStill()
    : execProtocolRaw.apply(this, parameters);
};

await import("../serve");
