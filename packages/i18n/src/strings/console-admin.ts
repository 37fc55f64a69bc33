import type { Translation } from "./translation";

/** The platform's half of the console. */
export const en = {
  name: "The platform",
  roles: { support: "Support", admin: "Admin" },
  staff: { entry: "People", title: "The platform's people" },
};

export const bn: Translation<typeof en> = {
  name: "প্ল্যাটফর্ম",
  roles: { support: "সহায়তা", admin: "অ্যাডমিন" },
  staff: { entry: "লোকজন", title: "প্ল্যাটফর্মের লোকজন" },
};
