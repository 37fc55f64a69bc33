/** What calls answer about opening a shop, and about how it stands; with their HTTP statuses. */
export const openingErrors = {
  too_many_applications: 422,
  opening_unfinished: 422,
  shop_move_refused: 409,
  /** It is closed for good: its owner reads it, and finishes what is owed. */
  shop_is_closed: 409,
  /** The words of a pause were to be changed, and it is over. */
  shop_not_paused: 409,
} as const;
