-- Loses: of the audit trail what commands of the console changed, and in which role and on which device.
ALTER FUNCTION haat_index_later() SECURITY INVOKER RESET search_path;--> statement-breakpoint
DROP FUNCTION haat_add_job(text, jsonb, text, timestamptz, timestamptz, timestamptz);--> statement-breakpoint
ALTER TABLE "audit_event" DROP CONSTRAINT "audit_event_actor_known";--> statement-breakpoint
DROP INDEX "audit_event_of_shop";--> statement-breakpoint
ALTER TABLE "audit_event" DROP COLUMN "device";--> statement-breakpoint
ALTER TABLE "audit_event" DROP COLUMN "batch";--> statement-breakpoint
ALTER TABLE "audit_event" DROP COLUMN "after";--> statement-breakpoint
ALTER TABLE "audit_event" DROP COLUMN "before";--> statement-breakpoint
ALTER TABLE "audit_event" DROP COLUMN "role";--> statement-breakpoint
ALTER TABLE "audit_event" DROP COLUMN "actor";--> statement-breakpoint
CREATE INDEX "audit_event_of_shop" ON "audit_event" USING btree ("shop_id","at");
