/** Which consignments are asked for. */
export const consignmentFields = { day: "day", courier: "courier" } as const;
