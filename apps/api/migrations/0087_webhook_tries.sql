CREATE TABLE "webhook_try" (
	"shop_id" integer NOT NULL,
	"delivery_id" uuid NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "webhook_try_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"status" integer,
	"error" text,
	"milliseconds" integer NOT NULL,
	CONSTRAINT "webhook_try_shop_id_delivery_id_id_pk" PRIMARY KEY("shop_id","delivery_id","id"),
	CONSTRAINT "webhook_try_answered_or_not" CHECK (num_nulls("webhook_try"."status", "webhook_try"."error") = 1)
);
--> statement-breakpoint
ALTER TABLE "webhook_delivery" DROP CONSTRAINT "webhook_delivery_state_known";--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "packed_program" text;--> statement-breakpoint
ALTER TABLE "order_status_change" ADD COLUMN "program" text;--> statement-breakpoint
ALTER TABLE "order_note" ADD COLUMN "program" text;--> statement-breakpoint
ALTER TABLE "order_undo" ADD COLUMN "packed_program" text;--> statement-breakpoint
ALTER TABLE "webhook_try" ADD CONSTRAINT "webhook_try_delivery_fk" FOREIGN KEY ("shop_id","delivery_id") REFERENCES "public"."webhook_delivery"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- The last try of each delivery is the first that is kept; what was given up has a state of its own.
INSERT INTO "webhook_try" ("shop_id", "delivery_id", "at", "status", "error", "milliseconds")
SELECT "shop_id", "id", "tried_at", "status", CASE WHEN "status" IS NULL THEN "error" END, coalesce("milliseconds", 0)
FROM "webhook_delivery"
WHERE "tried_at" IS NOT NULL AND ("status" IS NOT NULL OR "error" <> 'switched_off');--> statement-breakpoint
-- Locks: deliveries are kept for weeks only, and who waits for one waits in a job.
UPDATE "webhook_delivery" SET "state" = 'dropped' WHERE "error" = 'switched_off' AND "state" = 'failed';--> statement-breakpoint
ALTER TABLE "webhook_delivery" DROP COLUMN "tried_at";--> statement-breakpoint
ALTER TABLE "webhook_delivery" DROP COLUMN "status";--> statement-breakpoint
ALTER TABLE "webhook_delivery" DROP COLUMN "error";--> statement-breakpoint
ALTER TABLE "webhook_delivery" DROP COLUMN "milliseconds";--> statement-breakpoint
-- Locks: as above.
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_state_known" CHECK ("webhook_delivery"."state" in ('waiting', 'delivered', 'failed', 'dropped'));
--> statement-breakpoint
GRANT UPDATE ("packed_program") ON "customer_order" TO haat_member;--> statement-breakpoint
GRANT UPDATE ("url", "events") ON "webhook_endpoint" TO haat_member;--> statement-breakpoint
GRANT SELECT ON "webhook_try" TO haat_member;--> statement-breakpoint
ALTER TABLE "webhook_try" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY member_wall ON "webhook_try" TO haat_member USING ("shop_id" = (SELECT haat_member_shop()));
