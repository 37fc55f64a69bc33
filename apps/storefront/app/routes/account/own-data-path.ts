/** Where the form for a copy of one's data posts to, on every host. */
export const ownDataPath = "/my-data";
