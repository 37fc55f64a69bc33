/** What the forms of the page send. */
export const alertFields = {
  intent: "intent",
  /** What a browser says of itself. */
  endpoint: "endpoint",
  p256dh: "p256dh",
  auth: "auth",
  /** Which browser is to go. */
  device: "device",
} as const;

export const alertIntents = {
  add: "add",
  remove: "remove",
  textsOn: "texts-on",
  textsOff: "texts-off",
} as const;
