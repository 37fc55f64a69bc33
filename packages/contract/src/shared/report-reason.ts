import type { z } from "zod";
import { oneWord } from "./choices";

export const reportReason = oneWord("What a shop is reported for", {
  counterfeit: "it sells counterfeit goods",
  undelivered: "it took money and did not deliver",
  forbidden: "it sells what may not be sold",
  misleading: "what it says is misleading",
  offensive: "what it shows is offensive",
  other: "what the report says",
});
export type ReportReason = z.infer<typeof reportReason>;
