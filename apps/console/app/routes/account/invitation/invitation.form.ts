/** What the page's two forms send. */
export const invitationFields = { answer: "answer" } as const;
