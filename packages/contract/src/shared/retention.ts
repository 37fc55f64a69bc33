import { z } from "zod";

/** How long what is held of people stays, in days. */
export const retention = z.object({
  /** One-time codes and wrong tries. */
  codes: z.int(),
  /** The hashes by which visits are counted. */
  visits: z.int(),
  /** What was written to the platform, reports of shops with it. */
  messages: z.int(),
  /** The record of what was changed, and by whom. */
  trail: z.int(),
  /** Carts of guests that nobody touches. */
  guest_carts: z.int(),
  /** Numbers that wait for goods. */
  stock_alerts: z.int(),
});
export type Retention = Readonly<z.infer<typeof retention>>;
export type RetentionKind = keyof Retention;

/**
 * What is usual, and the least and the most that whoever runs the platform may set (`RETENTION_…`, README.md). The jobs that
 * delete, what the platform's people are told of a phone and the privacy policy all read the one result. What is promised
 * elsewhere is no setting: a sign-in's 180 days are its cookie's, and orders stay as the law asks of their shops.
 */
export const retentionRules: Record<RetentionKind, { usual: number; least: number; most: number }> = {
  /** The limits by phone look a day back, and a day more is for clocks; a code is good for minutes, so nobody needs it longer. */
  codes: { usual: 2, least: 2, most: 30 },
  /** Visits are counted by day for a week after them; more than a year of hashes serves nobody. */
  visits: { usual: 90, least: 8, most: 366 },
  /** A report of a shop is worked on for weeks; three years are the time for a claim. */
  messages: { usual: 365, least: 30, most: 1095 },
  /** Long enough for a quarrel about an order of last year, and no longer than books are kept. */
  trail: { usual: 730, least: 365, most: 1826 },
  /** A guest's cookie lives for 180 days: after that nobody can reach the cart. */
  guest_carts: { usual: 30, least: 7, most: 180 },
  /** Goods come back after weeks; who waits for a year has forgotten it. */
  stock_alerts: { usual: 90, least: 14, most: 366 },
};

export const retentionKinds = Object.keys(retentionRules) as RetentionKind[];
