/** What the buttons of a webhook's page send. */
export const webhookFields = { intent: "intent", delivery: "delivery" } as const;
export const webhookIntents = {
  test: "test",
  pause: "pause",
  resume: "resume",
  rotate: "rotate",
  replay: "replay",
} as const;
