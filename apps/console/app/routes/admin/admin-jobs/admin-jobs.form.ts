/** Which job is to be tried again. */
export const jobField = "job";
