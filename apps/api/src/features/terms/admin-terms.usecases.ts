import type { KeptTerms } from "@haat/contract/admin/admin-terms.contract";
import { dayInBangladesh } from "@haat/contract/shared/bangladesh-day";
import {
  termsKind,
  termsOn,
  termsVersions,
  type TermsKind,
  type TermsVersion,
} from "@haat/contract/shared/terms";
import type { StaffScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { countAcceptances } from "./terms.repository";

/** Every version of the terms, the newest of each kind first, with how many accepted it and were told of it. */
export function listTerms(
  { db, clock }: Pick<Services, "db" | "clock">,
  scope: StaffScope,
  all: Readonly<Record<TermsKind, readonly TermsVersion[]>> = termsVersions,
): Promise<KeptTerms[]> {
  const today = dayInBangladesh(clock.now());
  return inTransaction(
    db,
    async (tx) => {
      const counts = await countAcceptances(tx);
      return termsKind.options.flatMap((kind) => {
        const { current } = termsOn(today, all[kind]);
        return all[kind].toReversed().map(({ version, announced }): KeptTerms => {
          const counted = counts.find((each) => each.kind === kind && each.version === version);
          const isCurrent = version === current.version;
          return {
            kind,
            version,
            announced,
            standing: isCurrent ? "in_force" : version > current.version ? "coming" : "former",
            accepted_count: counted?.accepted ?? 0,
            told_count: counted?.told ?? 0,
          };
        });
      });
    },
    scope,
  );
}
