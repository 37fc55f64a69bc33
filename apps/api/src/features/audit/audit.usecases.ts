/** The audit trail, for every feature that changes something. */
export {
  countActions,
  recordCommand,
  recordEvent,
  type Actor,
  type AuditEvent,
  type AuditState,
} from "./audit.repository";
