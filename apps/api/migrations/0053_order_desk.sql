CREATE TABLE "order_note" (
	"shop_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "order_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"written_by" integer NOT NULL,
	CONSTRAINT "order_note_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "order_note_written" CHECK ("order_note"."text" <> '')
);
--> statement-breakpoint
CREATE TABLE "order_undo" (
	"shop_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "order_undo_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"from_stage" text NOT NULL,
	"to_stage" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"made_by" integer NOT NULL,
	"payment_status" text NOT NULL,
	"packed_at" timestamp with time zone,
	"packed_by" integer,
	"coupon_id" integer,
	"coupon_version" integer,
	CONSTRAINT "order_undo_shop_id_order_id_pk" PRIMARY KEY("shop_id","order_id"),
	CONSTRAINT "order_undo_id" UNIQUE("id"),
	CONSTRAINT "order_undo_coupon_whole" CHECK (num_nulls("order_undo"."coupon_id", "order_undo"."coupon_version") in (0, 2))
);
--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "place_bn" text;--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "place_en" text;--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "packed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "packed_by" integer;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "returned_pieces" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "written_off_pieces" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_status_change" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "order_note" ADD CONSTRAINT "order_note_written_by_customer_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_note" ADD CONSTRAINT "order_note_order_fk" FOREIGN KEY ("shop_id","order_id") REFERENCES "public"."customer_order"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_undo" ADD CONSTRAINT "order_undo_made_by_customer_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_undo" ADD CONSTRAINT "order_undo_order_fk" FOREIGN KEY ("shop_id","order_id") REFERENCES "public"."customer_order"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_note_of_order" ON "order_note" USING btree ("shop_id","order_id","id");--> statement-breakpoint
ALTER TABLE "customer_order" ADD CONSTRAINT "customer_order_packed_by_customer_id_fk" FOREIGN KEY ("packed_by") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_order_of_shop" ON "customer_order" USING btree ("shop_id","ordered_at","id");--> statement-breakpoint
CREATE INDEX "customer_order_of_status" ON "customer_order" USING btree ("shop_id","status","ordered_at","id");--> statement-breakpoint
CREATE INDEX "customer_order_part" ON "customer_order" USING gin (("number" || ' ' || "recipient_name" || ' ' || "recipient_phone") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "order_line_of_product" ON "order_line" USING btree ("shop_id","product_id","order_id");--> statement-breakpoint
ALTER TABLE "customer_order" ADD CONSTRAINT "customer_order_language_known" CHECK ("customer_order"."language" in ('bn', 'en'));--> statement-breakpoint
ALTER TABLE "customer_order" ADD CONSTRAINT "customer_order_packed_by_somebody" CHECK (num_nulls("customer_order"."packed_at", "customer_order"."packed_by") in (0, 2));--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_returned_at_most" CHECK ("order_line"."returned_pieces" >= 0 and "order_line"."written_off_pieces" >= 0
        and "order_line"."returned_pieces" + "order_line"."written_off_pieces" <= "order_line"."quantity");
--> statement-breakpoint
-- A shop's people move its orders: the status with its changes, what goes back into stock, and the coupon that was used.
GRANT UPDATE ("status", "payment_status", "coupon_use_id", "packed_at", "packed_by") ON "customer_order" TO haat_member;--> statement-breakpoint
GRANT UPDATE ("returned_pieces", "written_off_pieces") ON "order_line" TO haat_member;--> statement-breakpoint
GRANT INSERT, DELETE ON "order_status_change", "coupon_use" TO haat_member;--> statement-breakpoint
GRANT UPDATE ("used_count") ON "coupon" TO haat_member;--> statement-breakpoint
GRANT UPDATE ("sold_count") ON "product" TO haat_member;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "order_undo" TO haat_member;--> statement-breakpoint
GRANT SELECT, INSERT ON "order_note" TO haat_member;--> statement-breakpoint
GRANT SELECT ON "order_undo", "order_note" TO haat_staff;--> statement-breakpoint
ALTER TABLE "order_undo" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "order_note" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY member_wall ON "order_undo" TO haat_member USING ("shop_id" = (SELECT haat_member_shop()));--> statement-breakpoint
CREATE POLICY member_wall ON "order_note" TO haat_member USING ("shop_id" = (SELECT haat_member_shop()));--> statement-breakpoint
CREATE POLICY staff_wall ON "order_undo" TO haat_staff USING ((SELECT haat_is_staff()));--> statement-breakpoint
CREATE POLICY staff_wall ON "order_note" TO haat_staff USING ((SELECT haat_is_staff()));--> statement-breakpoint
-- Everybody writes as who they are.
CREATE POLICY own_name ON "order_undo" AS RESTRICTIVE FOR INSERT TO haat_member WITH CHECK ("made_by" = haat_account_id());--> statement-breakpoint
CREATE POLICY own_name ON "order_note" AS RESTRICTIVE FOR INSERT TO haat_member WITH CHECK ("written_by" = haat_account_id());--> statement-breakpoint
CREATE POLICY own_name ON "order_status_change" AS RESTRICTIVE FOR INSERT TO haat_member WITH CHECK ("changed_by" = haat_account_id());--> statement-breakpoint
-- The orders of the shop that is worked in, by a part of number, name or phone, or by products in them, the newest first. It runs
-- as the owner: behind the wall no index is looked in for `like`, which is not leakproof; and it is planned for what is asked.
CREATE FUNCTION haat_orders_found(part text, phone_part text, products integer[], asked_status integer, since timestamptz,
	until timestamptz, before_at timestamptz, before_id integer, most integer)
RETURNS SETOF integer LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 50 SET search_path FROM CURRENT AS $$
DECLARE
	shop integer := haat_member_shop();
	wanted text := '($5 IS NULL OR o.status = $5) AND ($6 IS NULL OR o.ordered_at >= $6) AND ($7 IS NULL OR o.ordered_at < $7)
		AND ($8 IS NULL OR (o.ordered_at, o.id) < ($8, $9))';
BEGIN
	RETURN QUERY EXECUTE format($q$
		SELECT f.id FROM (
			(SELECT o.id, o.ordered_at FROM customer_order o WHERE o.shop_id = $1
				AND ((o.number || ' ' || o.recipient_name || ' ' || o.recipient_phone) ILIKE $2
					OR (o.number || ' ' || o.recipient_name || ' ' || o.recipient_phone) ILIKE $3)
				AND %1$s ORDER BY o.ordered_at DESC, o.id DESC LIMIT $10)
			UNION
			(SELECT l.id, l.ordered_at FROM unnest($4) AS p (id) CROSS JOIN LATERAL (
				SELECT o.id, o.ordered_at FROM order_line n JOIN customer_order o ON o.shop_id = n.shop_id AND o.id = n.order_id
				WHERE n.shop_id = $1 AND n.product_id = p.id AND %1$s ORDER BY n.order_id DESC LIMIT $10) l)
		) f ORDER BY f.ordered_at DESC, f.id DESC LIMIT $10
	$q$, wanted) USING shop, part, phone_part, products, asked_status, since, until, before_at, before_id, most;
END
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION haat_orders_found(text, text, integer[], integer, timestamptz, timestamptz, timestamptz, integer, integer) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION haat_orders_found(text, text, integer[], integer, timestamptz, timestamptz, timestamptz, integer, integer) TO haat_member;
