/** What is said of a courier. */
export const courierFormFields = {
  name: "name",
  phone: "phone",
  link: "link",
  is_active: "is_active",
  /** As it was read. */
  version: "version",
} as const;

/** Stands for a new courier where the others have their number. */
export const newCourier = "new";
