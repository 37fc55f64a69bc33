/** What has a parcel sent to a courier, or not, wherever it is pressed: the page of the parcel takes it. */
export const sendingFields = {
  intent: "sending",
  /** To which courier; its name with the button that sends it. */
  to: "send_to",
  /** Of the sending, as it was read. */
  version: "sending_version",
  /** Sent twice, it is done once. */
  key: "sending_key",
  /** The number that somebody found at the courier. */
  found: "found_code",
} as const;

/** What is done about a parcel that was to be sent. */
export const sendingIntents = { stop: "stop", found: "found" } as const;
