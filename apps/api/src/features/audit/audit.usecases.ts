/** The audit trail, for every feature that changes something. */
export { recordEvent, type AuditEvent } from "./audit.repository";
