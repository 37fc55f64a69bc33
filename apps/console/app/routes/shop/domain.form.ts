/** What is sent about a shop's addresses: that DNS is asked now, or which of them is to be the main one. */
export const domainFields = { intent: "intent", host: "host" } as const;

export const domainIntents = { look: "look", choose: "choose" } as const;

/** The host in the place of the shop's host on the platform. */
export const platformHostValue = "";
