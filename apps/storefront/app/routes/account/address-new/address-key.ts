/** Name of the key that makes one address of a form that is sent twice. */
export const addressKeyField = "idempotency_key";
