/** What the forms of an order with fewer pieces send. */
export const orderChangeFields = {
  /** Pieces that are left of a line. */
  left: (position: number) => `left_${position}`,
  from: "from",
  /** What of the pieces that go out. */
  pieces: "pieces",
  amount: "amount",
  holder: "holder",
  courier: "courier",
  reason: "difference_reason",
  key: "key",
} as const;
