import type { CallName, CallTraits } from "./call-name";

/** The traits of the calls about whose orders a shop takes, and about what is wrong with them: a part of `callTraits`. */
export const trustCallTraits = {
  "account.sendPhoneCode": { caller: "customer", answer: "own", repeatable: true },
  "account.provePhone": { caller: "customer", answer: "own" },
  "sellerTrust.trust": { caller: "member", answer: "own" },
  "sellerTrust.saveTrust": { caller: "member", answer: "own" },
  "sellerTrust.refusePhone": { caller: "member", answer: "own" },
  "sellerTrust.allowPhone": { caller: "member", answer: "own" },
  "complaints.orderComplaints": { caller: "customer", answer: "own" },
  "complaints.openComplaint": { caller: "customer", answer: "own", repeatable: "always" },
  "complaints.writeComplaint": { caller: "customer", answer: "own", repeatable: "always" },
  "complaints.moveComplaint": { caller: "customer", answer: "own" },
  "sellerComplaints.complaints": { caller: "member", answer: "own" },
  "sellerComplaints.complaint": { caller: "member", answer: "own" },
  "sellerComplaints.answerComplaint": { caller: "member", answer: "own", repeatable: "always" },
  "adminComplaints.complaints": { caller: "staff", answer: "own" },
  "adminComplaints.complaint": { caller: "staff", answer: "own" },
  "adminComplaints.answerComplaint": { caller: "staff", answer: "own" },
} as const satisfies Partial<Record<CallName, CallTraits>>;
