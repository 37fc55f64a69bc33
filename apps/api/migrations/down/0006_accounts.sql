-- Loses: the audit trail, profile pictures and which were uploaded, counted wrong tries and sent messages, names and last
-- use of devices, versions of profiles and addresses. Uploaded files stay where they are.
DROP INDEX "one_time_code_age", "session_expiry", "sign_in_ticket_expiry";--> statement-breakpoint
ALTER TABLE "customer_address" DROP COLUMN "version";--> statement-breakpoint
ALTER TABLE "session" DROP CONSTRAINT "session_id_unique";--> statement-breakpoint
ALTER TABLE "session" DROP COLUMN "id", DROP COLUMN "last_used_at", DROP COLUMN "device";--> statement-breakpoint
ALTER TABLE "customer" DROP COLUMN "picture", DROP COLUMN "version";--> statement-breakpoint
DROP TABLE "text_message_day", "wrong_try", "audit_event", "uploaded_picture";
