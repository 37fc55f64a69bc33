/** How many facts a product has at most, and the characters of a fact's name and of what it says. */
export const factLimits = { most: 12, nameMaxLength: 40, valueMaxLength: 120 } as const;
