/** Which parcels are sent to a courier at once. */
export const courierSendFields = {
  orders: "orders",
  courier: "courier",
  /** Sent twice, it is done once. */
  key: "key",
  /** In the address: all are ticked. */
  all: "all",
} as const;
