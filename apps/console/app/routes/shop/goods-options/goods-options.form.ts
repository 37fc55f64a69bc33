/** What the form sends; an attribute's fields end in its place, from 0. */
export const optionFields = {
  version: "version",
  name: (place: number) => `name_${place}`,
  otherName: (place: number) => `other_name_${place}`,
  /** One value on each line. */
  values: (place: number) => `values_${place}`,
} as const;
