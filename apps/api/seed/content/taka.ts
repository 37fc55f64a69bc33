/** An amount as people write it (85 or 123.45 taka), in poisha. */
export function taka(amount: number): number {
  return Math.round(amount * 100);
}
