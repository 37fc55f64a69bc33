/** The product's name: the one place it stands (decisions.md, "Names and languages"). */
export const brand = { bn: "হাট", en: "Haat" } as const;

/** The help phone of the platform, as it is dialled and as it is read (specification §9). */
export const helpPhone = "09612345678";

/** Who runs the platform, as the law wants it told (ux.md 117). Whoever runs it under an own name changes it here. */
export const platformOffice = {
  tradeLicence: "TRAD/DSCC/014729/2026",
  email: "help@haat.example",
  address: {
    bn: "বাড়ি ১২, সড়ক ৫, ধানমন্ডি, ঢাকা ১২০৫",
    en: "House 12, Road 5, Dhanmondi, Dhaka 1205",
  },
} as const;

/** The day from which the policies hold, as they stand now; `YYYY-MM-DD`. */
export const policiesInForceSince = "2026-11-21";
