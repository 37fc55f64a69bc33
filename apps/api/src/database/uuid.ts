/** Whether a text is a uuid as PostgreSQL writes it, which refuses to compare one with what is none. */
export const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
