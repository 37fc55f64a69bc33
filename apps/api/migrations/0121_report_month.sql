CREATE TABLE "report_day_moved" (
	"shop_id" integer NOT NULL,
	"day" date NOT NULL,
	"transaction" bigint NOT NULL,
	CONSTRAINT "report_day_moved_shop_id_day_transaction_pk" PRIMARY KEY("shop_id","day","transaction")
);
--> statement-breakpoint
CREATE TABLE "report_month" (
	"shop_id" integer NOT NULL,
	"month" date NOT NULL,
	"until" date NOT NULL,
	"days" jsonb NOT NULL,
	"reasons" jsonb NOT NULL,
	"goods_day" smallint[] NOT NULL,
	"goods_product" integer[] NOT NULL,
	"goods_pieces" integer[] NOT NULL,
	"goods_total" bigint[] NOT NULL,
	CONSTRAINT "report_month_shop_id_month_pk" PRIMARY KEY("shop_id","month"),
	CONSTRAINT "report_month_whole" CHECK (extract(day from "report_month"."month") = 1 and "report_month"."until" > "report_month"."month" and "report_month"."until" <= "report_month"."month" + interval '1 month'
        and cardinality("report_month"."goods_day") = cardinality("report_month"."goods_product") and cardinality("report_month"."goods_day") = cardinality("report_month"."goods_pieces")
        and cardinality("report_month"."goods_day") = cardinality("report_month"."goods_total"))
);
--> statement-breakpoint
ALTER TABLE "report_day_moved" ADD CONSTRAINT "report_day_moved_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_month" ADD CONSTRAINT "report_month_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_month_counted" ON "report_month" USING btree ("shop_id","month","until");--> statement-breakpoint
CREATE INDEX "report_month_of_all" ON "report_month" USING btree ("month","shop_id");--> statement-breakpoint
-- Days are counted when they have been over for a day (`countableFrom`). What is written of one sooner than twelve hours after it
-- is there by then, since no transaction takes that long; of everything later the day is marked, with the transaction that writes.
CREATE FUNCTION haat_report_day_moved(of_shop integer, moved_at timestamptz) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	IF moved_at < now() - interval '12 hours' THEN
		INSERT INTO "report_day_moved" ("shop_id", "day", "transaction")
		VALUES (of_shop, ((moved_at AT TIME ZONE 'UTC') + interval '6 hours')::date, pg_current_xact_id()::text::bigint)
		ON CONFLICT DO NOTHING;
	END IF;
END
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION haat_report_day_moved(integer, timestamptz) FROM PUBLIC;--> statement-breakpoint
-- An order counts on its own day, and with its total on those on which it was delivered or cancelled.
CREATE FUNCTION haat_report_order_moved() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		PERFORM haat_report_day_moved(OLD.shop_id, OLD.ordered_at);
		PERFORM haat_report_day_moved(c.shop_id, c.at) FROM "order_status_change" c
		WHERE c.shop_id = OLD.shop_id AND c.order_id = OLD.id AND c.status IN (3, 6);
	END IF;
	IF TG_OP <> 'DELETE' THEN
		PERFORM haat_report_day_moved(NEW.shop_id, NEW.ordered_at);
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
-- The conditions stand here and not in the function, so that an order that is placed, packed or sent calls nothing.
CREATE TRIGGER report_order_added AFTER INSERT ON "customer_order" FOR EACH ROW
WHEN (NEW.ordered_at < now() - interval '12 hours') EXECUTE FUNCTION haat_report_order_moved();--> statement-breakpoint
CREATE TRIGGER report_order_changed AFTER UPDATE ON "customer_order" FOR EACH ROW
WHEN (OLD.shop_id IS DISTINCT FROM NEW.shop_id OR OLD.id IS DISTINCT FROM NEW.id OR OLD.ordered_at IS DISTINCT FROM NEW.ordered_at
	OR (OLD.status = 3) IS DISTINCT FROM (NEW.status = 3) OR OLD.grand_total IS DISTINCT FROM NEW.grand_total
	OR OLD.coupon_code IS DISTINCT FROM NEW.coupon_code OR OLD.coupon_discount IS DISTINCT FROM NEW.coupon_discount
	OR OLD.customer_id IS DISTINCT FROM NEW.customer_id)
EXECUTE FUNCTION haat_report_order_moved();--> statement-breakpoint
CREATE TRIGGER report_order_deleted AFTER DELETE ON "customer_order" FOR EACH ROW
EXECUTE FUNCTION haat_report_order_moved();--> statement-breakpoint
CREATE FUNCTION haat_report_change_moved() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		PERFORM haat_report_day_moved(OLD.shop_id, OLD.at);
	END IF;
	IF TG_OP <> 'DELETE' THEN
		PERFORM haat_report_day_moved(NEW.shop_id, NEW.at);
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER report_change_added AFTER INSERT ON "order_status_change" FOR EACH ROW
WHEN (NEW.status IN (3, 6) AND NEW.at < now() - interval '12 hours') EXECUTE FUNCTION haat_report_change_moved();--> statement-breakpoint
CREATE TRIGGER report_change_changed AFTER UPDATE ON "order_status_change" FOR EACH ROW
WHEN (OLD.status IN (3, 6) OR NEW.status IN (3, 6)) EXECUTE FUNCTION haat_report_change_moved();--> statement-breakpoint
CREATE TRIGGER report_change_deleted AFTER DELETE ON "order_status_change" FOR EACH ROW
WHEN (OLD.status IN (3, 6)) EXECUTE FUNCTION haat_report_change_moved();--> statement-breakpoint
-- Lines count on the day of their order; those of a new order are looked at together.
CREATE FUNCTION haat_report_lines_moved() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	PERFORM haat_report_day_moved(o.shop_id, o.ordered_at)
	FROM (SELECT DISTINCT shop_id, order_id FROM moved) m
	JOIN "customer_order" o ON o.shop_id = m.shop_id AND o.id = m.order_id
	WHERE o.ordered_at < now() - interval '12 hours';
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER report_lines_added AFTER INSERT ON "order_line" REFERENCING NEW TABLE AS moved
FOR EACH STATEMENT EXECUTE FUNCTION haat_report_lines_moved();--> statement-breakpoint
-- A line's order never changes: what it was before says the same day.
CREATE TRIGGER report_lines_changed AFTER UPDATE ON "order_line" REFERENCING NEW TABLE AS moved
FOR EACH STATEMENT EXECUTE FUNCTION haat_report_lines_moved();--> statement-breakpoint
CREATE TRIGGER report_lines_deleted AFTER DELETE ON "order_line" REFERENCING OLD TABLE AS moved
FOR EACH STATEMENT EXECUTE FUNCTION haat_report_lines_moved();--> statement-breakpoint
-- Visitors of a day are counted until its end and an hour after it; later only where the server stood still.
CREATE FUNCTION haat_report_visits_moved() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		PERFORM haat_report_day_moved(OLD.shop_id, ((OLD.day + 1)::timestamp - interval '6 hours 1 second') AT TIME ZONE 'UTC');
	END IF;
	IF TG_OP <> 'DELETE' THEN
		PERFORM haat_report_day_moved(NEW.shop_id, ((NEW.day + 1)::timestamp - interval '6 hours 1 second') AT TIME ZONE 'UTC');
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER report_visits_counted AFTER INSERT OR UPDATE OR DELETE ON "shop_visits" FOR EACH ROW
EXECUTE FUNCTION haat_report_visits_moved();--> statement-breakpoint
-- Both are written by the night's count and by the triggers, as the owner; members read their shop's.
GRANT SELECT ON "report_month" TO haat_member;--> statement-breakpoint
GRANT SELECT ON "report_day_moved" TO haat_member;--> statement-breakpoint
ALTER TABLE "report_month" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "report_day_moved" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY member_wall ON "report_month" TO haat_member USING ("shop_id" = (SELECT haat_member_shop()));--> statement-breakpoint
CREATE POLICY member_wall ON "report_day_moved" TO haat_member USING ("shop_id" = (SELECT haat_member_shop()));
