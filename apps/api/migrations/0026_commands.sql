DROP INDEX "audit_event_of_shop";--> statement-breakpoint
ALTER TABLE "audit_event" ADD COLUMN "actor" text DEFAULT 'customer' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_event" ADD COLUMN "role" text;--> statement-breakpoint
ALTER TABLE "audit_event" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "audit_event" ADD COLUMN "after" jsonb;--> statement-breakpoint
ALTER TABLE "audit_event" ADD COLUMN "batch" uuid;--> statement-breakpoint
ALTER TABLE "audit_event" ADD COLUMN "device" text;--> statement-breakpoint
CREATE INDEX "audit_event_of_shop" ON "audit_event" USING btree ("shop_id","id");--> statement-breakpoint
ALTER TABLE "audit_event" ADD CONSTRAINT "audit_event_actor_known" CHECK ("audit_event"."actor" in ('customer', 'account', 'member', 'staff'));--> statement-breakpoint
-- Adds a job, also for who stands behind the wall and sees no jobs.
CREATE FUNCTION haat_add_job(asked_queue text, asked_payload jsonb, asked_key text, asked_at timestamptz, asked_locked timestamptz,
	asked_expiry timestamptz)
RETURNS bigint LANGUAGE sql VOLATILE SECURITY DEFINER
BEGIN ATOMIC
	INSERT INTO "job" ("queue", "payload", "unique_key", "run_at", "locked_until", "expires_at", "created_at")
	VALUES (asked_queue, asked_payload, asked_key, asked_at, asked_locked, asked_expiry, asked_at)
	ON CONFLICT ("queue", "unique_key") WHERE dead_at IS NULL DO UPDATE
	SET "asked" = "job"."asked" + 1, "run_at" = least("job"."run_at", excluded."run_at"), "payload" = excluded."payload"
	RETURNING "id";
END;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION haat_add_job(text, jsonb, text, timestamptz, timestamptz, timestamptz) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION haat_add_job(text, jsonb, text, timestamptz, timestamptz, timestamptz) TO haat_member, haat_staff;--> statement-breakpoint
-- A member who writes products has them indexed, too.
ALTER FUNCTION haat_index_later() SECURITY DEFINER SET search_path FROM CURRENT;
