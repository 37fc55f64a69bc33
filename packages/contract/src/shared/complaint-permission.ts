import type { CallName } from "./call-name";

/** The calls about complaints that who sees a shop's orders may make: a part of the table of permissions. */
export const complaintCalls: readonly CallName[] = [
  "sellerComplaints.complaints",
  "sellerComplaints.complaint",
  "sellerComplaints.answerComplaint",
];

/** Those of the platform's inbox. */
export const passedComplaintCalls: readonly CallName[] = [
  "adminComplaints.complaints",
  "adminComplaints.complaint",
  "adminComplaints.answerComplaint",
];

/** The calls about whose orders a shop takes, for who may change the shop. */
export const trustCalls: readonly CallName[] = [
  "sellerTrust.trust",
  "sellerTrust.saveTrust",
  "sellerTrust.refusePhone",
  "sellerTrust.allowPhone",
];
