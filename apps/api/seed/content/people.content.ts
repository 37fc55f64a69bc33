import type { PlatformRole, ShopRole } from "@haat/contract/shared/permissions";

interface Name {
  /** E.164. */
  phone: string;
  firstName: string;
  lastName: string;
}

/** Somebody of a shop's staff. */
export interface MemberContent extends Name {
  role: ShopRole;
}

/** Who runs the demo's shops, by the shop's address label. */
export const shopStaff: Readonly<Record<string, readonly MemberContent[]>> = {
  "kacha-bazar": [
    { phone: "+8801700000101", firstName: "Abdul", lastName: "Karim", role: "owner" },
    { phone: "+8801700000102", firstName: "Shirin", lastName: "Akter", role: "manager" },
    { phone: "+8801700000103", firstName: "Jamal", lastName: "Uddin", role: "packer" },
  ],
  rongdhonu: [
    { phone: "+8801700000201", firstName: "Farzana", lastName: "Haque", role: "owner" },
    { phone: "+8801700000202", firstName: "Tania", lastName: "Sultana", role: "manager" },
    { phone: "+8801700000203", firstName: "Ruma", lastName: "Khatun", role: "packer" },
  ],
  "bijli-ghar": [
    { phone: "+8801700000301", firstName: "Imran", lastName: "Chowdhury", role: "owner" },
    { phone: "+8801700000302", firstName: "Sabbir", lastName: "Ahmed", role: "manager" },
    { phone: "+8801700000303", firstName: "Rakib", lastName: "Hasan", role: "packer" },
  ],
  "boi-para": [
    { phone: "+8801700000401", firstName: "Selina", lastName: "Parvin", role: "owner" },
    { phone: "+8801700000402", firstName: "Arif", lastName: "Mahmud", role: "manager" },
    { phone: "+8801700000403", firstName: "Mitu", lastName: "Rani", role: "packer" },
  ],
  "mishti-mukh": [
    { phone: "+8801700000501", firstName: "Gopal", lastName: "Ghosh", role: "owner" },
    { phone: "+8801700000502", firstName: "Bina", lastName: "Ghosh", role: "manager" },
    { phone: "+8801700000503", firstName: "Liton", lastName: "Das", role: "packer" },
  ],
  "nakshi-ghar": [{ phone: "+8801700000601", firstName: "Hosne", lastName: "Ara", role: "owner" }],
  "phul-bagan": [{ phone: "+8801700000701", firstName: "Mokbul", lastName: "Hossain", role: "owner" }],
};

/** The platform's own people. */
export const platformPeople: readonly (Name & { role: PlatformRole })[] = [
  { phone: "+8801700000901", firstName: "Nasrin", lastName: "Jahan", role: "admin" },
  { phone: "+8801700000902", firstName: "Tareq", lastName: "Aziz", role: "support" },
  { phone: "+8801700000903", firstName: "Kamal", lastName: "Pasha", role: "admin" },
];
