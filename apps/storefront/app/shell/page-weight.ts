/** Stands in a page of lite mode for its own weight in KB, which is known only once the page is made (server/page-weight.ts). */
export const weightMark = "{page-weight}";
