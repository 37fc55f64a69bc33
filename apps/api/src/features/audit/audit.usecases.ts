import type { MemberScope, StaffScope } from "../../database/tenant-scope";
import type { Actor } from "./audit.repository";

/** The audit trail, for every feature that changes something. */
export {
  countActions,
  findLastAction,
  listActions,
  listActionsSince,
  recordCommand,
  recordCommands,
  recordEvent,
  type Actor,
  type AuditEvent,
  type AuditState,
} from "./audit.repository";

/** Whose command it is, and in which shop they may do it. */
export interface InShop {
  scope: MemberScope;
  actor: Actor;
}

/** Whose command it is, of the platform's people. */
export interface OnPlatform {
  scope: StaffScope;
  actor: Actor;
}
