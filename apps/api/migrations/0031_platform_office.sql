ALTER TABLE "contact_message" ADD COLUMN "state" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "handled_by" integer;--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "handled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_handled_by_customer_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_event_of_actor" ON "audit_event" USING btree ("actor","id");--> statement-breakpoint
CREATE INDEX "contact_message_of_state" ON "contact_message" USING btree ("state","id");--> statement-breakpoint
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_state_known" CHECK ("contact_message"."state" in ('open', 'taken', 'done'));--> statement-breakpoint
-- What the platform's people see and do besides shops: messages, later work without what it is done with, accounts and their
-- sessions without what opens them, trades, and areas that customers wrote.
GRANT SELECT, UPDATE ("state", "handled_by", "handled_at", "note") ON "contact_message" TO haat_staff;--> statement-breakpoint
GRANT SELECT ("id", "queue", "unique_key", "run_at", "attempts", "locked_until", "expires_at", "last_error", "dead_at", "created_at"),
	UPDATE ("run_at", "attempts", "locked_until", "dead_at") ON "job" TO haat_staff;--> statement-breakpoint
GRANT SELECT ("created_at"), UPDATE ("status") ON "customer" TO haat_staff;--> statement-breakpoint
GRANT SELECT ("id", "customer_id", "audience", "created_at", "last_used_at", "device", "expires_at", "revoked_at"),
	UPDATE ("revoked_at") ON "session" TO haat_staff;--> statement-breakpoint
GRANT INSERT, UPDATE ("name_bn", "name_en", "picture", "position"), DELETE ON "business_category" TO haat_staff;--> statement-breakpoint
GRANT INSERT ON "area" TO haat_staff;--> statement-breakpoint
GRANT SELECT ("city_id", "area_id", "area_name"), UPDATE ("area_id", "area_name") ON "customer_address" TO haat_staff;--> statement-breakpoint
GRANT UPDATE ("area_id", "area_name") ON "shop_opening" TO haat_staff;--> statement-breakpoint
ALTER TABLE "contact_message" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "job" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "session" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY staff_wall ON "contact_message" TO haat_staff USING ((SELECT haat_is_staff()));--> statement-breakpoint
CREATE POLICY staff_wall ON "job" TO haat_staff USING ((SELECT haat_is_staff()));--> statement-breakpoint
CREATE POLICY staff_wall ON "session" TO haat_staff USING ((SELECT haat_is_staff()));--> statement-breakpoint
CREATE POLICY staff_wall ON "customer_address" TO haat_staff USING ((SELECT haat_is_staff()));
