import { wholeNumber, readSettings } from "@haat/contract/shared/deployment-settings";
import {
  retentionKinds,
  retentionRules,
  type Retention,
  type RetentionKind,
} from "@haat/contract/shared/retention";
import { z } from "zod";

const variableOf = (kind: RetentionKind) => `RETENTION_${kind.toUpperCase()}`;

function daysOf(kind: RetentionKind) {
  const { usual, least, most } = retentionRules[kind];
  const sentence = `must be from ${least} to ${most} days`;
  return wholeNumber.pipe(z.number().min(least, sentence).max(most, sentence)).default(usual);
}

const environment = z.object(
  Object.fromEntries(retentionKinds.map((kind) => [variableOf(kind), daysOf(kind)])),
);

/**
 * How long what is held of people stays (`RETENTION_CODES` and so on), in days.
 * @throws an error that names each variable that is out of its bounds, with them
 */
export function readRetention(variables: Record<string, string | undefined>): Retention {
  const settings = readSettings(environment, variables);
  const entries = retentionKinds.map((kind) => [kind, settings[variableOf(kind)]]);
  return Object.fromEntries(entries) as Retention;
}
