/** The product's name: the one place it stands. */
export const brand = { bn: "হাট", en: "Haat" } as const;

/** The help phone of the platform, as it is dialled and as it is read. */
export const helpPhone = "09612345678";

/** Stands for who runs the platform where that is not told (README.md, "Settings"); shown in the demo, as a sample. */
export const sampleOffice = {
  tradeLicence: "TRAD/DSCC/000000/2026",
  email: "help@haat.example",
  address: {
    bn: "বাড়ি ১২, সড়ক ৫, ধানমন্ডি, ঢাকা ১২০৫",
    en: "House 12, Road 5, Dhanmondi, Dhaka 1205",
  },
} as const;

/** The day from which the privacy policy holds, as it stands now; `YYYY-MM-DD`. The terms have versions (@haat/contract). */
export const privacyInForceSince = "2026-11-26";
