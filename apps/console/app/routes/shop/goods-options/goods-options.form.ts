/** What the form sends; an attribute's fields end in its place, from 0. */
export const optionFields = {
  version: "version",
  name: (place: number) => `name_${place}`,
  otherName: (place: number) => `other_name_${place}`,
  /** A well-known colour that is ticked, by its swatch. */
  colour: (swatch: string) => `colour_${swatch.replace("#", "")}`,
  /** The group of these boxes. */
  colours: "colours",
  /** One value on each line. */
  values: (place: number) => `values_${place}`,
} as const;
