CREATE TABLE "courier_account" (
	"shop_id" integer NOT NULL,
	"kind" text NOT NULL,
	"sealed_account" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"set_by" integer NOT NULL,
	CONSTRAINT "courier_account_shop_id_kind_pk" PRIMARY KEY("shop_id","kind"),
	CONSTRAINT "courier_account_kind_known" CHECK ("courier_account"."kind" in ('pathao', 'steadfast', 'redx'))
);
--> statement-breakpoint
CREATE TABLE "courier_booking" (
	"shop_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"courier_id" integer NOT NULL,
	"state" text NOT NULL,
	"state_at" timestamp with time zone NOT NULL,
	"asked" integer DEFAULT 0 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"pieces" integer NOT NULL,
	"weight_grams" integer,
	"note" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"cash_told" bigint,
	"message" text DEFAULT '' NOT NULL,
	"consignment" text DEFAULT '' NOT NULL,
	"wanted_at" timestamp with time zone NOT NULL,
	"wanted_by" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "courier_booking_shop_id_order_id_pk" PRIMARY KEY("shop_id","order_id"),
	CONSTRAINT "courier_booking_state_known" CHECK ("courier_booking"."state" in ('waiting', 'sending', 'booked', 'refused', 'account_refused', 'unreached', 'unknown')),
	CONSTRAINT "courier_booking_language_known" CHECK ("courier_booking"."language" in ('bn', 'en')),
	CONSTRAINT "courier_booking_measures_possible" CHECK ("courier_booking"."pieces" >= 1 and "courier_booking"."pieces" <= 99 and "courier_booking"."weight_grams" >= 1 and "courier_booking"."weight_grams" <= 50000),
	CONSTRAINT "courier_booking_counts_possible" CHECK ("courier_booking"."asked" >= 0 and "courier_booking"."tries" >= 0 and "courier_booking"."cash_told" >= 0)
);
--> statement-breakpoint
ALTER TABLE "courier_account" ADD CONSTRAINT "courier_account_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courier_account" ADD CONSTRAINT "courier_account_set_by_customer_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courier_booking" ADD CONSTRAINT "courier_booking_wanted_by_customer_id_fk" FOREIGN KEY ("wanted_by") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courier_booking" ADD CONSTRAINT "courier_booking_order_fk" FOREIGN KEY ("shop_id","order_id") REFERENCES "public"."customer_order"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courier_booking" ADD CONSTRAINT "courier_booking_courier_fk" FOREIGN KEY ("shop_id","courier_id") REFERENCES "public"."courier"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "courier_booking_unsettled" ON "courier_booking" USING btree ("shop_id","state_at") WHERE state <> 'booked';--> statement-breakpoint
-- A shop's people set its account at a courier and remove it, and read no more of it than since when it is there.
GRANT SELECT ("shop_id", "kind", "set_at", "set_by"), INSERT, UPDATE ("sealed_account", "set_at", "set_by"), DELETE ON "courier_account" TO haat_member;--> statement-breakpoint
-- They want parcels sent, and forget what was not taken; what a courier said is written by the platform's own work.
GRANT SELECT, INSERT, UPDATE ("courier_id", "state", "state_at", "tries", "pieces", "weight_grams", "note", "language", "message",
	"wanted_at", "wanted_by", "version"), DELETE ON "courier_booking" TO haat_member;--> statement-breakpoint
-- A customer's order is not cancelled while a courier is asked.
GRANT SELECT ("shop_id", "order_id", "state") ON "courier_booking" TO haat_shop;--> statement-breakpoint
ALTER TABLE "courier_account" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "courier_booking" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY member_wall ON "courier_account" TO haat_member USING ("shop_id" = (SELECT haat_member_shop()));--> statement-breakpoint
CREATE POLICY member_wall ON "courier_booking" TO haat_member USING ("shop_id" = (SELECT haat_member_shop()));--> statement-breakpoint
CREATE POLICY own_orders ON "courier_booking" FOR SELECT TO haat_shop USING (
	EXISTS (SELECT FROM "customer_order" o WHERE o.shop_id = "courier_booking".shop_id AND o.id = "courier_booking".order_id)
);--> statement-breakpoint
-- Everybody writes as who they are, and only that a parcel is wanted sent, in no place of what is under way or was taken.
CREATE POLICY own_name ON "courier_account" AS RESTRICTIVE FOR INSERT TO haat_member WITH CHECK ("set_by" = haat_account_id());--> statement-breakpoint
CREATE POLICY own_change ON "courier_account" AS RESTRICTIVE FOR UPDATE TO haat_member USING (true) WITH CHECK ("set_by" = haat_account_id());--> statement-breakpoint
CREATE POLICY own_wish ON "courier_booking" AS RESTRICTIVE FOR INSERT TO haat_member
	WITH CHECK ("state" = 'waiting' AND "wanted_by" = haat_account_id());--> statement-breakpoint
CREATE POLICY own_wish_anew ON "courier_booking" AS RESTRICTIVE FOR UPDATE TO haat_member
	USING ("state" <> 'sending' AND "state" <> 'booked') WITH CHECK ("state" = 'waiting' AND "wanted_by" = haat_account_id());--> statement-breakpoint
CREATE POLICY not_taken ON "courier_booking" AS RESTRICTIVE FOR DELETE TO haat_member USING ("state" <> 'sending' AND "state" <> 'booked');
