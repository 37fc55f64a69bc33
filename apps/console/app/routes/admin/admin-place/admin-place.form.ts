/** The area of the list that a written one is. */
export const areaField = "id_area";
