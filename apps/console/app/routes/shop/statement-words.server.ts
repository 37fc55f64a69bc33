import type { StatementKind, StatementState } from "@haat/contract/shared/statement-choices";
import type { ListRow } from "@haat/ui/console/row-list/row-list";
import type { ConsoleContext } from "../../server/http/console-context.server";

type Tone = NonNullable<ListRow["state"]>["tone"];

const stateTones = {
  columns: "warning",
  checked: "info",
  settled: "success",
  thrown_away: "neutral",
} as const satisfies Record<StatementState, Tone>;

const kindTones = {
  fits: "success",
  came_back: "neutral",
  less: "warning",
  more: "warning",
  missing: "danger",
  not_delivered: "warning",
  not_held: "warning",
  earlier: "danger",
  repeated: "danger",
  other_courier: "warning",
  unclear: "warning",
  unknown: "danger",
  unreadable: "danger",
} as const satisfies Record<StatementKind, Tone>;

/** How far a courier's statement is, as a badge. */
export const statementState = ({ translate }: ConsoleContext, state: StatementState) => ({
  label: translate(`statements.states.${state}`),
  tone: stateTones[state],
});

/** What a row of one is, as a badge. */
export const statementKind = ({ translate }: ConsoleContext, kind: StatementKind) => ({
  label: translate(`statements.kinds.${kind}`),
  tone: kindTones[kind],
});
