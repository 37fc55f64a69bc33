CREATE TABLE "courier_statement_row" (
	"shop_id" integer NOT NULL,
	"statement_id" integer NOT NULL,
	"position" integer NOT NULL,
	"row" integer,
	"own_number" text DEFAULT '' NOT NULL,
	"tracking_code" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"said" text DEFAULT '' NOT NULL,
	"day" date,
	"collected" bigint,
	"fee" bigint,
	"paid" bigint,
	"flaw" text,
	"kind" text NOT NULL,
	"match" text,
	"order_id" integer,
	"held" bigint,
	"earlier_id" integer,
	"cleared_note" text,
	"cleared_at" timestamp with time zone,
	"cleared_by" integer,
	CONSTRAINT "courier_statement_row_shop_id_statement_id_position_pk" PRIMARY KEY("shop_id","statement_id","position"),
	CONSTRAINT "courier_statement_row_kind_known" CHECK ("courier_statement_row"."kind" in ('fits', 'came_back', 'less', 'more', 'missing', 'not_delivered', 'not_held', 'earlier', 'repeated', 'other_courier', 'unclear', 'unknown', 'unreadable')),
	CONSTRAINT "courier_statement_row_match_known" CHECK ("courier_statement_row"."match" in ('number', 'tracking', 'phone')),
	CONSTRAINT "courier_statement_row_cleared_whole" CHECK (num_nulls("courier_statement_row"."cleared_note", "courier_statement_row"."cleared_at", "courier_statement_row"."cleared_by") in (0, 3) and "courier_statement_row"."cleared_note" <> ''),
	CONSTRAINT "courier_statement_row_ready_known" CHECK ("courier_statement_row"."kind" not in ('fits', 'came_back', 'less', 'more') or num_nulls("courier_statement_row"."order_id", "courier_statement_row"."collected", "courier_statement_row"."held") = 0)
);
--> statement-breakpoint
CREATE TABLE "courier_statement" (
	"shop_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "courier_statement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"courier_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"state" text NOT NULL,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"digest" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"sheet" jsonb,
	"columns" jsonb NOT NULL,
	"asked_from" date,
	"asked_to" date,
	"starts_on" date,
	"ends_on" date,
	"row_count" integer DEFAULT 0 NOT NULL,
	"collected" bigint DEFAULT 0 NOT NULL,
	"fee" bigint DEFAULT 0 NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	"handed_in" bigint DEFAULT 0 NOT NULL,
	"kept_fee" bigint DEFAULT 0 NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "courier_statement_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "courier_statement_state_known" CHECK ("courier_statement"."state" in ('columns', 'checked', 'settled', 'thrown_away')),
	CONSTRAINT "courier_statement_format_known" CHECK ("courier_statement"."format" in ('csv', 'xlsx')),
	CONSTRAINT "courier_statement_named" CHECK ("courier_statement"."file_name" <> '' and char_length("courier_statement"."file_name") <= 120),
	CONSTRAINT "courier_statement_settled_by_somebody" CHECK (num_nulls("courier_statement"."settled_at", "courier_statement"."settled_by") in (0, 2) and ("courier_statement"."state" = 'settled') = ("courier_statement"."settled_at" is not null)),
	CONSTRAINT "courier_statement_sheet_kept" CHECK (("courier_statement"."state" in ('columns', 'checked')) = ("courier_statement"."sheet" is not null)),
	CONSTRAINT "courier_statement_sums_possible" CHECK ("courier_statement"."handed_in" >= 0 and "courier_statement"."kept_fee" >= 0),
	CONSTRAINT "courier_statement_days_in_order" CHECK ("courier_statement"."asked_from" <= "courier_statement"."asked_to" and "courier_statement"."starts_on" <= "courier_statement"."ends_on" and num_nulls("courier_statement"."starts_on", "courier_statement"."ends_on") in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "settled_parcel" (
	"order_id" integer NOT NULL,
	"shop_id" integer NOT NULL,
	"statement_id" integer NOT NULL,
	"position" integer NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"settled_at" timestamp with time zone NOT NULL,
	"settled_by" integer NOT NULL,
	CONSTRAINT "settled_parcel_shop_id_order_id_pk" PRIMARY KEY("shop_id","order_id"),
	CONSTRAINT "settled_parcel_amounts_possible" CHECK ("settled_parcel"."amount" >= 0 and "settled_parcel"."fee" >= 0)
);
--> statement-breakpoint
ALTER TABLE "courier_statement_row" ADD CONSTRAINT "courier_statement_row_cleared_by_customer_id_fk" FOREIGN KEY ("cleared_by") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courier_statement_row" ADD CONSTRAINT "courier_statement_row_statement_fk" FOREIGN KEY ("shop_id","statement_id") REFERENCES "public"."courier_statement"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courier_statement_row" ADD CONSTRAINT "courier_statement_row_order_fk" FOREIGN KEY ("shop_id","order_id") REFERENCES "public"."customer_order"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courier_statement" ADD CONSTRAINT "courier_statement_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courier_statement" ADD CONSTRAINT "courier_statement_account_id_customer_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courier_statement" ADD CONSTRAINT "courier_statement_settled_by_customer_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courier_statement" ADD CONSTRAINT "courier_statement_courier_fk" FOREIGN KEY ("shop_id","courier_id") REFERENCES "public"."courier"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settled_parcel" ADD CONSTRAINT "settled_parcel_settled_by_customer_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settled_parcel" ADD CONSTRAINT "settled_parcel_order_fk" FOREIGN KEY ("shop_id","order_id") REFERENCES "public"."customer_order"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settled_parcel" ADD CONSTRAINT "settled_parcel_row_fk" FOREIGN KEY ("shop_id","statement_id","position") REFERENCES "public"."courier_statement_row"("shop_id","statement_id","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "courier_statement_row_of_kind" ON "courier_statement_row" USING btree ("shop_id","statement_id","kind","position");--> statement-breakpoint
CREATE UNIQUE INDEX "courier_statement_once" ON "courier_statement" USING btree ("shop_id","courier_id","digest") WHERE state <> 'thrown_away';--> statement-breakpoint
CREATE UNIQUE INDEX "settled_parcel_of_row" ON "settled_parcel" USING btree ("shop_id","statement_id","position");
--> statement-breakpoint
-- What a statement says is read anew until its cash is written down; what is settled is never changed by anybody behind the wall.
GRANT SELECT, INSERT, UPDATE ("state", "sheet", "columns", "asked_from", "asked_to", "starts_on", "ends_on", "row_count", "collected", "fee", "paid",
	"handed_in", "kept_fee", "settled_at", "settled_by", "version") ON "courier_statement" TO haat_member;--> statement-breakpoint
GRANT SELECT, INSERT, DELETE, UPDATE ("cleared_note", "cleared_at", "cleared_by") ON "courier_statement_row" TO haat_member;--> statement-breakpoint
GRANT SELECT, INSERT ON "settled_parcel" TO haat_member;--> statement-breakpoint
GRANT SELECT ON "courier_statement", "courier_statement_row", "settled_parcel" TO haat_staff;--> statement-breakpoint
ALTER TABLE "courier_statement" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "courier_statement_row" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "settled_parcel" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY member_wall ON "courier_statement" TO haat_member USING ("shop_id" = (SELECT haat_member_shop()));--> statement-breakpoint
CREATE POLICY member_wall ON "courier_statement_row" TO haat_member USING ("shop_id" = (SELECT haat_member_shop()));--> statement-breakpoint
CREATE POLICY member_wall ON "settled_parcel" TO haat_member USING ("shop_id" = (SELECT haat_member_shop()));--> statement-breakpoint
CREATE POLICY staff_wall ON "courier_statement" TO haat_staff USING ((SELECT haat_is_staff()));--> statement-breakpoint
CREATE POLICY staff_wall ON "courier_statement_row" TO haat_staff USING ((SELECT haat_is_staff()));--> statement-breakpoint
CREATE POLICY staff_wall ON "settled_parcel" TO haat_staff USING ((SELECT haat_is_staff()));--> statement-breakpoint
-- Everybody writes as who they are.
CREATE POLICY own_name ON "courier_statement" AS RESTRICTIVE FOR INSERT TO haat_member WITH CHECK ("account_id" = haat_account_id());--> statement-breakpoint
CREATE POLICY own_name ON "settled_parcel" AS RESTRICTIVE FOR INSERT TO haat_member WITH CHECK ("settled_by" = haat_account_id());--> statement-breakpoint
-- A courier's word settles nothing that the book does not say: of an order that is delivered no more than couriers collected for
-- it, and of one that came back nothing. What is settled stays collected.
CREATE FUNCTION haat_settled_is_collected() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	IF EXISTS (
		SELECT FROM "settled_parcel" s
		JOIN "customer_order" o ON o.shop_id = s.shop_id AND o.id = s.order_id
		WHERE s.shop_id = NEW.shop_id AND s.order_id = NEW.order_id AND (
			o.status NOT IN (3, 6) OR s.amount > (
				SELECT coalesce(sum(e.amount), 0) FROM "cash_entry" e
				WHERE e.shop_id = s.shop_id AND e.order_id = s.order_id AND e.kind = 'collected' AND e.holder = 'courier'
			)
		)
	) THEN
		RAISE check_violation USING
			MESSAGE = 'more is settled than a courier collected', TABLE = 'settled_parcel', CONSTRAINT = 'settled_parcel_collected';
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER settled_is_collected AFTER INSERT ON "settled_parcel" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW EXECUTE FUNCTION haat_settled_is_collected();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER settled_stays_collected AFTER INSERT ON "cash_entry" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (NEW.kind = 'collected' AND NEW.amount < 0) EXECUTE FUNCTION haat_settled_is_collected();
