import type { SubmissionResult } from "@conform-to/react";

/** What posting the stock alert's form answers with where no page follows. */
export interface StockAlertAnswer {
  alert: SubmissionResult<string[]>;
  /** Of the choice that the form was sent with. */
  path: string;
}
