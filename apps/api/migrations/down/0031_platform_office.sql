-- Loses: what became of messages to the platform, and who saw to them.
DROP POLICY staff_wall ON "customer_address";--> statement-breakpoint
DROP POLICY staff_wall ON "session";--> statement-breakpoint
DROP POLICY staff_wall ON "job";--> statement-breakpoint
DROP POLICY staff_wall ON "contact_message";--> statement-breakpoint
ALTER TABLE "session" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "job" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "contact_message" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
REVOKE UPDATE ("area_id", "area_name") ON "shop_opening" FROM haat_staff;--> statement-breakpoint
REVOKE SELECT ("city_id", "area_id", "area_name"), UPDATE ("area_id", "area_name") ON "customer_address" FROM haat_staff;--> statement-breakpoint
REVOKE INSERT ON "area" FROM haat_staff;--> statement-breakpoint
REVOKE INSERT, UPDATE ("name_bn", "name_en", "picture", "position"), DELETE ON "business_category" FROM haat_staff;--> statement-breakpoint
REVOKE SELECT ("id", "customer_id", "audience", "created_at", "last_used_at", "device", "expires_at", "revoked_at"),
	UPDATE ("revoked_at") ON "session" FROM haat_staff;--> statement-breakpoint
REVOKE SELECT ("created_at"), UPDATE ("status") ON "customer" FROM haat_staff;--> statement-breakpoint
REVOKE SELECT ("id", "queue", "unique_key", "run_at", "attempts", "locked_until", "expires_at", "last_error", "dead_at", "created_at"),
	UPDATE ("run_at", "attempts", "locked_until", "dead_at") ON "job" FROM haat_staff;--> statement-breakpoint
REVOKE SELECT, UPDATE ("state", "handled_by", "handled_at", "note") ON "contact_message" FROM haat_staff;--> statement-breakpoint
ALTER TABLE "contact_message" DROP CONSTRAINT "contact_message_handled_by_customer_id_fk";--> statement-breakpoint
ALTER TABLE "contact_message" DROP CONSTRAINT "contact_message_state_known";--> statement-breakpoint
DROP INDEX "contact_message_of_state";--> statement-breakpoint
DROP INDEX "audit_event_of_actor";--> statement-breakpoint
ALTER TABLE "contact_message" DROP COLUMN "state";--> statement-breakpoint
ALTER TABLE "contact_message" DROP COLUMN "handled_by";--> statement-breakpoint
ALTER TABLE "contact_message" DROP COLUMN "handled_at";--> statement-breakpoint
ALTER TABLE "contact_message" DROP COLUMN "note";
