/** What the page's form sends. */
export const startFields = {
  name: "name",
  trade: "id_business_category",
  city: "id_city",
  area: "area_name",
  terms: "terms",
} as const;
