/** The product's name: the one place it stands (decisions.md, "Names and languages"). */
export const brand = { bn: "হাট", en: "Haat" } as const;

/** The help phone of the platform, as it is dialled and as it is read (specification §9). */
export const helpPhone = "09612345678";
