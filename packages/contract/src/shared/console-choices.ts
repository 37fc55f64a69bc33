import { oneWord } from "./choices";

/** The choices of the console's calls. */

const givenRoles = {
  manager: "runs it, but for its staff and the shop itself",
  packer: "sees orders, packs them and sends them",
};

export const shopRole = oneWord("What a member of a shop is there", {
  owner: "it is theirs; each shop has one",
  ...givenRoles,
});

/** The shop itself is handed over, never given. */
export const givenRole = oneWord("What a member can be made", givenRoles);

export const platformRole = oneWord("What somebody of the platform is", {
  support: "answers messages and looks things up",
  admin: "decides on shops and keeps the platform",
});

const givenPermissions = {
  today: "see how the shop stands and what waits",
  orders: "see orders, move and print them",
  goods: "keep products, stock, categories, ribbons, banners, pages, coupons and QR codes",
  settings: "keep the shop's settings, its looks, delivery, VAT, address and app; pause it",
  cash: "keep the cash ledger",
  reports: "see the shop's figures",
  customerExport: "export what the shop knows of its customers",
};

export const shopPermission = oneWord("What a member may do in a shop's console", {
  ...givenPermissions,
  staff: "invite members, change what they may do, and remove them",
  programs: "let programs of others in: API keys and webhooks",
  ownership: "hand the shop over, or close it",
});

export const givenPermission = oneWord("What a member's own list can have", givenPermissions);

export const platformPermission = oneWord("What somebody of the platform may do", {
  platform: "be one of its people",
  platformOrders: "see the orders of any shop, with a reason that is kept",
  platformReview: "decide on shops and have their apps made",
  platformInbox: "answer messages to the platform",
  platformCustomers: "look customers up",
  platformCustomersBlock: "block customers and end their sessions",
  platformFactors: "take second factors from who has lost them, two together",
  platformContent: "keep business categories, the landing page and places",
  platformReports: "see the figures of all shops",
  platformJobs: "see later work, and have it tried again",
  platformAudit: "read the audit trail of the whole platform",
  platformSettings: "keep the platform's settings",
  platformStaff: "say who is of the platform's people",
});

export const invitationAnswer = oneWord("What is said to an invitation", {
  accept: "the account joins the shop's staff",
  decline: "it does not",
});
