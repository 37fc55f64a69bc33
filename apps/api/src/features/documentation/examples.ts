import type { Language } from "@haat/contract/shared/languages";
import recorded from "./examples.generated.json" with { type: "json" };

/** A call as it was really made on the demo shops, with the answer it got; long lists are cut after two. */
export interface RecordedExample {
  language: Language;
  request: {
    method: string;
    /** With the query, below the server's address. */
    path: string;
    headers: Record<string, string>;
    body?: unknown;
  };
  response: { status: number; contentType: string; body?: unknown };
}

const byCall = recorded as unknown as Record<string, RecordedExample[]>;

/** The examples of a call, one in each language; none for a call that nobody has recorded. */
export function examplesOf(call: string): RecordedExample[] {
  return byCall[call] ?? [];
}
