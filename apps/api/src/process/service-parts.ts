import { traitsOf } from "@haat/contract/shared/call-traits";

/** What people come for; the page about the service says of each how often it worked. */
export const serviceParts = ["shopping", "ordering", "signing_in", "selling"] as const;
export type ServicePart = (typeof serviceParts)[number];

/** Answers are counted by spans of so many s. */
export const servicePeriodSeconds = 300;

const orderings: ReadonlySet<string> = new Set(["order.cartPurchaseOrder", "order.directPurchaseOrder"]);
const signIns: ReadonlySet<string> = new Set([
  "account.sendOtp",
  "account.otpResend",
  "account.otpValidate",
  "account.signin",
  "account.signinPassword",
  "account.customerRegistration",
]);
const consoleCallers: ReadonlySet<string> = new Set(["account", "member", "staff"]);

/** @param call such as `cart.addToCart` @returns nothing for the call that says how the service does */
export function partOfCall(call: string): ServicePart | undefined {
  if (call === "status.serviceStatus") return undefined;
  if (orderings.has(call)) return "ordering";
  if (signIns.has(call)) return "signing_in";
  return consoleCallers.has(traitsOf(call).caller) ? "selling" : "shopping";
}

export type ServiceCounts = Map<ServicePart, { answered: number; failed: number }>;

/** Counts answers by parts of the service, until they are taken. */
export function createServiceCounts() {
  let counts: ServiceCounts = new Map();
  return {
    /** @param status from 500 on it is a fault of ours */
    count(call: string, status: number): void {
      const part = partOfCall(call);
      if (!part) return;
      const counted = counts.get(part) ?? { answered: 0, failed: 0 };
      counted[status >= 500 ? "failed" : "answered"] += 1;
      counts.set(part, counted);
    },
    /** What was counted since it was taken last. */
    take(): ServiceCounts {
      const taken = counts;
      counts = new Map();
      return taken;
    },
  };
}
