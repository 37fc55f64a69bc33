CREATE TABLE "courier" (
	"shop_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "courier_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "courier_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "courier_kind_known" CHECK ("courier"."kind" in ('pathao', 'steadfast', 'redx', 'own')),
	CONSTRAINT "courier_named" CHECK ("courier"."name" <> ''),
	CONSTRAINT "courier_link_safe" CHECK ("courier"."link" = '' or "courier"."link" ~ '^https://[^[:space:]]*[{]code[}][^[:space:]]*$')
);
--> statement-breakpoint
CREATE TABLE "parcel" (
	"shop_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"courier_id" integer NOT NULL,
	"own_number" text NOT NULL,
	"tracking_code" text DEFAULT '' NOT NULL,
	"pieces" integer NOT NULL,
	"weight_grams" integer,
	"cash_to_collect" bigint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"state_at" timestamp with time zone NOT NULL,
	"handed_at" timestamp with time zone NOT NULL,
	"handed_by" integer NOT NULL,
	"fee" bigint,
	"returned_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "parcel_shop_id_order_id_pk" PRIMARY KEY("shop_id","order_id"),
	CONSTRAINT "parcel_own_number" UNIQUE("shop_id","own_number"),
	CONSTRAINT "parcel_state_known" CHECK ("parcel"."state" in ('handed_over', 'on_the_way', 'delivered', 'part_delivered', 'held', 'returning', 'returned', 'lost')),
	CONSTRAINT "parcel_measures_possible" CHECK ("parcel"."pieces" >= 1 and "parcel"."pieces" <= 99 and "parcel"."weight_grams" >= 1 and "parcel"."weight_grams" <= 50000),
	CONSTRAINT "parcel_amounts_possible" CHECK ("parcel"."cash_to_collect" >= 0 and "parcel"."fee" >= 0),
	CONSTRAINT "parcel_returned_when_back" CHECK (("parcel"."state" = 'returned') = ("parcel"."returned_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "courier" ADD CONSTRAINT "courier_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel" ADD CONSTRAINT "parcel_handed_by_customer_id_fk" FOREIGN KEY ("handed_by") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel" ADD CONSTRAINT "parcel_order_fk" FOREIGN KEY ("shop_id","order_id") REFERENCES "public"."customer_order"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel" ADD CONSTRAINT "parcel_courier_fk" FOREIGN KEY ("shop_id","courier_id") REFERENCES "public"."courier"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "courier_known_once" ON "courier" USING btree ("shop_id","kind") WHERE kind <> 'own';--> statement-breakpoint
CREATE UNIQUE INDEX "courier_name" ON "courier" USING btree ("shop_id",lower("name"));--> statement-breakpoint
CREATE INDEX "parcel_handed" ON "parcel" USING btree ("shop_id","handed_at");--> statement-breakpoint
CREATE INDEX "parcel_tracking" ON "parcel" USING btree ("shop_id","tracking_code") WHERE tracking_code <> '';--> statement-breakpoint
-- A shop's people say who brings its parcels, and hand them over; a customer sees who has the own one and where it is followed.
GRANT SELECT, INSERT, UPDATE ("name", "phone", "link", "is_active", "version") ON "courier" TO haat_member;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ("courier_id", "tracking_code", "pieces", "weight_grams", "cash_to_collect", "note", "state", "state_at",
	"handed_at", "fee", "returned_at", "version") ON "parcel" TO haat_member;--> statement-breakpoint
GRANT SELECT ON "courier", "parcel" TO haat_staff;--> statement-breakpoint
GRANT SELECT ("shop_id", "id", "name", "phone", "link") ON "courier" TO haat_shop;--> statement-breakpoint
GRANT SELECT ("shop_id", "order_id", "courier_id", "tracking_code") ON "parcel" TO haat_shop;--> statement-breakpoint
ALTER TABLE "courier" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "parcel" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY member_wall ON "courier" TO haat_member USING ("shop_id" = (SELECT haat_member_shop()));--> statement-breakpoint
CREATE POLICY member_wall ON "parcel" TO haat_member USING ("shop_id" = (SELECT haat_member_shop()));--> statement-breakpoint
CREATE POLICY staff_wall ON "courier" TO haat_staff USING ((SELECT haat_is_staff()));--> statement-breakpoint
CREATE POLICY staff_wall ON "parcel" TO haat_staff USING ((SELECT haat_is_staff()));--> statement-breakpoint
CREATE POLICY own_orders ON "parcel" FOR SELECT TO haat_shop USING (
	EXISTS (SELECT FROM "customer_order" o WHERE o.shop_id = "parcel".shop_id AND o.id = "parcel".order_id)
);--> statement-breakpoint
CREATE POLICY own_orders ON "courier" FOR SELECT TO haat_shop USING (
	EXISTS (SELECT FROM "parcel" p WHERE p.shop_id = "courier".shop_id AND p.courier_id = "courier".id)
);--> statement-breakpoint
-- Everybody writes as who they are.
CREATE POLICY own_name ON "parcel" AS RESTRICTIVE FOR INSERT TO haat_member WITH CHECK ("handed_by" = haat_account_id());
