CREATE TABLE "cash_closing" (
	"shop_id" integer NOT NULL,
	"day" date NOT NULL,
	"expected" bigint NOT NULL,
	"counted" bigint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"last_entry" integer NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	"closed_by" integer NOT NULL,
	CONSTRAINT "cash_closing_shop_id_day_pk" PRIMARY KEY("shop_id","day"),
	CONSTRAINT "cash_closing_counted_possible" CHECK ("cash_closing"."counted" >= 0),
	CONSTRAINT "cash_closing_has_reason" CHECK ("cash_closing"."counted" = "cash_closing"."expected" or "cash_closing"."note" <> '')
);
--> statement-breakpoint
CREATE TABLE "cash_entry" (
	"shop_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "cash_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"holder" text,
	"member_id" integer,
	"courier" text DEFAULT '' NOT NULL,
	"order_id" integer,
	"amount" bigint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"corrects" integer,
	"at" timestamp with time zone NOT NULL,
	"written_by" integer,
	CONSTRAINT "cash_entry_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "cash_entry_kind_known" CHECK ("cash_entry"."kind" in ('collected', 'difference', 'handed_in', 'fee', 'put_in', 'taken_out', 'counted')),
	CONSTRAINT "cash_entry_holder_fits" CHECK (case "cash_entry"."kind"
        when 'collected' then coalesce("cash_entry"."holder" in ('till', 'member', 'courier', 'before'), false)
        when 'handed_in' then coalesce("cash_entry"."holder" in ('member', 'courier'), false)
        when 'fee' then coalesce("cash_entry"."holder" = 'courier', false)
        else "cash_entry"."holder" is null end),
	CONSTRAINT "cash_entry_holder_named" CHECK ((coalesce("cash_entry"."holder", '') = 'member') = ("cash_entry"."member_id" is not null)
        and (coalesce("cash_entry"."holder", '') = 'courier') = ("cash_entry"."courier" <> '')),
	CONSTRAINT "cash_entry_order_fits" CHECK (("cash_entry"."kind" in ('collected', 'difference')) = ("cash_entry"."order_id" is not null)),
	CONSTRAINT "cash_entry_amount_possible" CHECK ("cash_entry"."amount" <> 0 and ("cash_entry"."amount" > 0 or "cash_entry"."corrects" is not null or "cash_entry"."kind" in ('difference', 'counted'))),
	CONSTRAINT "cash_entry_has_reason" CHECK ("cash_entry"."note" <> '' or ("cash_entry"."corrects" is null and "cash_entry"."kind" in ('collected', 'handed_in', 'fee', 'put_in')))
);
--> statement-breakpoint
ALTER TABLE "order_line" DROP CONSTRAINT "order_line_quantity_possible";--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "ordered_total" bigint;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "taken_out" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "returned" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cash_closing" ADD CONSTRAINT "cash_closing_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_closing" ADD CONSTRAINT "cash_closing_closed_by_customer_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_entry" ADD CONSTRAINT "cash_entry_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_entry" ADD CONSTRAINT "cash_entry_member_id_customer_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_entry" ADD CONSTRAINT "cash_entry_written_by_customer_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_entry" ADD CONSTRAINT "cash_entry_order_fk" FOREIGN KEY ("shop_id","order_id") REFERENCES "public"."customer_order"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_entry" ADD CONSTRAINT "cash_entry_corrects_fk" FOREIGN KEY ("shop_id","corrects") REFERENCES "public"."cash_entry"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cash_entry_of_order" ON "cash_entry" USING btree ("shop_id","order_id") WHERE order_id is not null;--> statement-breakpoint
CREATE INDEX "cash_entry_of_holder" ON "cash_entry" USING btree ("shop_id","holder","member_id","courier","kind","amount") WHERE holder in ('member', 'courier');--> statement-breakpoint
CREATE INDEX "cash_entry_by_time" ON "cash_entry" USING btree ("shop_id","at","id");--> statement-breakpoint
ALTER TABLE "customer_order" ADD CONSTRAINT "customer_order_never_up" CHECK ("customer_order"."grand_total" <= coalesce("customer_order"."ordered_total", "customer_order"."grand_total") and "customer_order"."ordered_total" <= 9007199254740991);--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_quantity_possible" CHECK ("order_line"."quantity" >= 0 and "order_line"."taken_out" >= 0 and "order_line"."returned" >= 0
        and "order_line"."quantity" + "order_line"."taken_out" + "order_line"."returned" between 1 and 10);--> statement-breakpoint
-- HAND
-- What was ordered stays readable: pieces that go out of a line are counted as taken out or returned.
CREATE FUNCTION haat_ordered_pieces_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.quantity + NEW.taken_out + NEW.returned <> OLD.quantity + OLD.taken_out + OLD.returned OR NEW.unit_price <> OLD.unit_price THEN
		RAISE check_violation USING
			MESSAGE = 'what was ordered is changed', TABLE = 'order_line', CONSTRAINT = 'order_line_ordered_pieces_stay';
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER ordered_pieces_stay BEFORE UPDATE OF "quantity", "taken_out", "returned", "unit_price" ON "order_line"
FOR EACH ROW EXECUTE FUNCTION haat_ordered_pieces_stay();--> statement-breakpoint
-- Behind the wall an order and its lines are changed together: when the transaction ends, they add up.
CREATE FUNCTION haat_order_adds_up() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	order_key integer := CASE WHEN TG_TABLE_NAME = 'customer_order' THEN to_jsonb(NEW) ->> 'id' ELSE to_jsonb(NEW) ->> 'order_id' END;
BEGIN
	IF current_user NOT IN ('haat_shop', 'haat_member', 'haat_staff') THEN
		RETURN NULL;
	END IF;
	IF EXISTS (
		SELECT FROM "customer_order" o
		JOIN "order_line" l ON l.shop_id = o.shop_id AND l.order_id = o.id
		WHERE o.shop_id = NEW.shop_id AND o.id = order_key
		GROUP BY o.shop_id, o.id
		HAVING o.item_total <> sum(l.line_total) OR o.item_count <> sum(l.quantity)
	) THEN
		RAISE check_violation USING
			MESSAGE = 'an order and its lines do not add up', TABLE = 'customer_order', CONSTRAINT = 'customer_order_adds_up';
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER order_adds_up AFTER UPDATE OF "quantity", "line_total" ON "order_line" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW EXECUTE FUNCTION haat_order_adds_up();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER order_adds_up AFTER UPDATE OF "item_total", "item_count" ON "customer_order" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW EXECUTE FUNCTION haat_order_adds_up();--> statement-breakpoint
-- The same columns, by the first line of which pieces are left.
CREATE OR REPLACE VIEW "order_summary" WITH (security_invoker = true) AS
SELECT o.shop_id, o.id, o.customer_id, o.number, o.ordered_at, o.status, o.grand_total, o.item_count, o.shipping_method,
	o.payment_status, o.shop_title_bn, o.shop_title_en, s.slug AS shop_slug, l.name_bn AS first_name_bn,
	l.name_en AS first_name_en, l.picture AS first_picture,
	(SELECT count(*)::integer FROM "order_line" a WHERE a.shop_id = o.shop_id AND a.order_id = o.id AND a.quantity > 0) AS lines
FROM "customer_order" o
JOIN "shop" s ON s.id = o.shop_id
CROSS JOIN LATERAL (
	SELECT f.name_bn, f.name_en, f.picture FROM "order_line" f
	WHERE f.shop_id = o.shop_id AND f.order_id = o.id ORDER BY f.quantity = 0, f.position LIMIT 1
) l;--> statement-breakpoint
-- What was delivered before there was a ledger was paid then.
INSERT INTO "cash_entry" ("shop_id", "kind", "holder", "order_id", "amount", "at")
SELECT o.shop_id, 'collected', 'before', o.id, o.grand_total, coalesce(c.at, o.ordered_at)
FROM "customer_order" o
LEFT JOIN "order_status_change" c ON c.shop_id = o.shop_id AND c.order_id = o.id AND c.status = 6
WHERE o.status = 6 AND o.grand_total > 0;--> statement-breakpoint
-- Whether an order is paid follows from the ledger alone, whoever writes what: void when it is cancelled, paid when what was
-- collected and the differences that somebody gave a reason for are what it costs.
CREATE FUNCTION haat_payment_status(asked_shop integer, asked_order integer, order_status integer, total bigint)
RETURNS text LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
	settled bigint;
	entries integer;
BEGIN
	IF order_status = 3 THEN
		RETURN 'void';
	END IF;
	SELECT coalesce(sum(e.amount), 0), count(*) INTO settled, entries FROM "cash_entry" e
	WHERE e.shop_id = asked_shop AND e.order_id = asked_order;
	RETURN CASE WHEN settled = total AND (entries > 0 OR order_status = 6) THEN 'paid' ELSE 'cash_on_delivery' END;
END
$$;
--> statement-breakpoint
CREATE FUNCTION haat_order_paid_by_ledger() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	NEW.payment_status := haat_payment_status(NEW.shop_id, NEW.id, NEW.status, NEW.grand_total);
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER paid_by_ledger BEFORE UPDATE OF "status", "payment_status", "grand_total" ON "customer_order"
FOR EACH ROW EXECUTE FUNCTION haat_order_paid_by_ledger();--> statement-breakpoint
CREATE FUNCTION haat_cash_moves_payment() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	UPDATE "customer_order" o SET "payment_status" = o."payment_status" WHERE o.shop_id = NEW.shop_id AND o.id = NEW.order_id;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER moves_payment AFTER INSERT ON "cash_entry" FOR EACH ROW WHEN (NEW.order_id IS NOT NULL)
EXECUTE FUNCTION haat_cash_moves_payment();--> statement-breakpoint
UPDATE "customer_order" SET "payment_status" = "payment_status" WHERE "status" IN (3, 6);--> statement-breakpoint
-- Nobody behind the wall delivers an order without saying what was collected for it.
CREATE FUNCTION haat_delivered_is_settled() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF current_user IN ('haat_shop', 'haat_member', 'haat_staff')
		AND haat_payment_status(NEW.shop_id, NEW.id, NEW.status, NEW.grand_total) <> 'paid' THEN
		RAISE check_violation USING
			MESSAGE = 'a delivered order is not settled', TABLE = 'customer_order', CONSTRAINT = 'customer_order_delivered_settled';
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER delivered_is_settled AFTER UPDATE OF "status", "grand_total" ON "customer_order" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (NEW.status = 6) EXECUTE FUNCTION haat_delivered_is_settled();--> statement-breakpoint
-- Rows of the ledger are added and never changed, by anybody behind the wall.
GRANT SELECT, INSERT ON "cash_entry", "cash_closing" TO haat_member;--> statement-breakpoint
GRANT SELECT ON "cash_entry", "cash_closing" TO haat_staff;--> statement-breakpoint
ALTER TABLE "cash_entry" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "cash_closing" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY member_wall ON "cash_entry" TO haat_member USING ("shop_id" = (SELECT haat_member_shop()));--> statement-breakpoint
CREATE POLICY member_wall ON "cash_closing" TO haat_member USING ("shop_id" = (SELECT haat_member_shop()));--> statement-breakpoint
CREATE POLICY own_name ON "cash_entry" AS RESTRICTIVE FOR INSERT TO haat_member WITH CHECK ("written_by" = haat_account_id());--> statement-breakpoint
CREATE POLICY own_name ON "cash_closing" AS RESTRICTIVE FOR INSERT TO haat_member WITH CHECK ("closed_by" = haat_account_id());--> statement-breakpoint
CREATE POLICY staff_wall ON "cash_entry" TO haat_staff USING ((SELECT haat_is_staff()));--> statement-breakpoint
CREATE POLICY staff_wall ON "cash_closing" TO haat_staff USING ((SELECT haat_is_staff()));--> statement-breakpoint
-- A shop's people take pieces out of its orders.
GRANT UPDATE ("item_total", "coupon_discount", "rounding", "grand_total", "ordered_total", "vat_included", "item_count") ON "customer_order" TO haat_member;--> statement-breakpoint
GRANT UPDATE ("quantity", "taken_out", "returned", "line_total") ON "order_line" TO haat_member;
