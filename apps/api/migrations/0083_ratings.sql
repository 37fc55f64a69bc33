CREATE TABLE "rating" (
	"shop_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "rating_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"customer_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"line_position" integer NOT NULL,
	"stars" integer NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"shown_name" text NOT NULL,
	"rated_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'shown' NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"answered_by" integer,
	"report_reason" text,
	"reported_at" timestamp with time zone,
	"reported_by" integer,
	"decision_reason" text,
	"decided_at" timestamp with time zone,
	"decided_by" integer,
	CONSTRAINT "rating_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "rating_once" UNIQUE("shop_id","product_id","customer_id"),
	CONSTRAINT "rating_stars_known" CHECK ("rating"."stars" between 1 and 5),
	CONSTRAINT "rating_state_known" CHECK ("rating"."state" in ('shown', 'reported', 'kept', 'hidden')),
	CONSTRAINT "rating_texts_short" CHECK (char_length("rating"."text") <= 10000 and char_length("rating"."answer") <= 10000
        and char_length("rating"."report_reason") <= 3000 and char_length("rating"."decision_reason") <= 3000
        and char_length("rating"."shown_name") <= 300),
	CONSTRAINT "rating_answered_by_somebody" CHECK (num_nulls("rating"."answer", "rating"."answered_at", "rating"."answered_by") in (0, 3) and "rating"."answer" <> ''),
	CONSTRAINT "rating_reported_by_somebody" CHECK (num_nulls("rating"."report_reason", "rating"."reported_at", "rating"."reported_by") in (0, 3)
        and ("rating"."state" <> 'reported' or "rating"."reported_at" is not null)),
	CONSTRAINT "rating_decided_by_somebody" CHECK (num_nulls("rating"."decision_reason", "rating"."decided_at", "rating"."decided_by") in (0, 3)
        and ("rating"."state" not in ('kept', 'hidden') or "rating"."decided_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "rating_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "rating_sum" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rating" ADD CONSTRAINT "rating_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rating" ADD CONSTRAINT "rating_answered_by_customer_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rating" ADD CONSTRAINT "rating_reported_by_customer_id_fk" FOREIGN KEY ("reported_by") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rating" ADD CONSTRAINT "rating_decided_by_customer_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rating" ADD CONSTRAINT "rating_line_fk" FOREIGN KEY ("shop_id","order_id","line_position") REFERENCES "public"."order_line"("shop_id","order_id","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rating" ADD CONSTRAINT "rating_product_fk" FOREIGN KEY ("shop_id","product_id") REFERENCES "public"."product"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rating_of_product" ON "rating" USING btree ("shop_id","product_id","rated_at","id");--> statement-breakpoint
CREATE INDEX "rating_of_shop" ON "rating" USING btree ("shop_id","rated_at","id");--> statement-breakpoint
CREATE INDEX "rating_of_order" ON "rating" USING btree ("shop_id","order_id");--> statement-breakpoint
CREATE INDEX "rating_of_customer" ON "rating" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "rating_looked_at" ON "rating" USING btree ("state","rated_at") WHERE state <> 'shown';--> statement-breakpoint
-- Who may rate a product: whose delivered order has it, unless they work in the shop. It looks as the owner, since shoppers do not
-- see who works in a shop; behind the wall it answers nobody for somebody else.
CREATE FUNCTION haat_may_rate(of_shop integer, of_order integer, of_position integer, of_product integer, of_customer integer)
RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path FROM CURRENT
BEGIN ATOMIC
	SELECT coalesce(haat_customer_id() = of_customer, true) AND EXISTS (
		SELECT FROM "order_line" l JOIN "customer_order" o ON o."shop_id" = l."shop_id" AND o."id" = l."order_id"
		WHERE l."shop_id" = of_shop AND l."order_id" = of_order AND l."position" = of_position AND l."product_id" = of_product
			AND l."quantity" > 0 AND o."customer_id" = of_customer AND o."status" = 6
	) AND NOT EXISTS (SELECT FROM "shop_member" m WHERE m."shop_id" = of_shop AND m."account_id" = of_customer);
END;--> statement-breakpoint
REVOKE ALL ON FUNCTION haat_may_rate(integer, integer, integer, integer, integer) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION haat_may_rate(integer, integer, integer, integer, integer) TO haat_shop;--> statement-breakpoint
-- Nothing is said of goods without a delivered order with them: the order stays as it is until the transaction ends.
CREATE FUNCTION haat_rating_is_real() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	PERFORM FROM "customer_order" o WHERE o."shop_id" = NEW."shop_id" AND o."id" = NEW."order_id" FOR SHARE;
	IF NOT haat_may_rate(NEW."shop_id", NEW."order_id", NEW."line_position", NEW."product_id", NEW."customer_id") THEN
		RAISE check_violation USING MESSAGE = 'rating without a delivered order', TABLE = 'rating', CONSTRAINT = 'rating_of_delivered_order';
	END IF;
	-- What the platform looked at and left is something else now.
	IF TG_OP = 'UPDATE' AND OLD."state" = 'kept' AND (OLD."stars" <> NEW."stars" OR OLD."text" <> NEW."text") THEN
		NEW."state" := 'shown';
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER is_real BEFORE INSERT OR UPDATE OF "shop_id", "product_id", "customer_id", "order_id", "line_position", "stars", "text" ON "rating"
FOR EACH ROW EXECUTE FUNCTION haat_rating_is_real();--> statement-breakpoint
-- A shop reports what is shown, and moves no rating otherwise.
CREATE FUNCTION haat_rating_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF current_user = 'haat_member' AND NOT (OLD."state" = 'shown' AND NEW."state" = 'reported') THEN
		RAISE check_violation USING MESSAGE = 'a shop only reports', TABLE = 'rating', CONSTRAINT = 'rating_moved_by_platform';
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER moves BEFORE UPDATE OF "state" ON "rating"
FOR EACH ROW WHEN (OLD."state" <> NEW."state") EXECUTE FUNCTION haat_rating_move();--> statement-breakpoint
-- How many there are and their stars stand beside the product, so that no list has to add them up.
CREATE FUNCTION haat_rating_counted() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
	more integer := 0;
	stars integer := 0;
	what record;
BEGIN
	IF TG_OP <> 'INSERT' THEN
		what := OLD;
		IF OLD."state" <> 'hidden' THEN
			more := more - 1;
			stars := stars - OLD."stars";
		END IF;
	END IF;
	IF TG_OP <> 'DELETE' THEN
		what := NEW;
		IF NEW."state" <> 'hidden' THEN
			more := more + 1;
			stars := stars + NEW."stars";
		END IF;
	END IF;
	IF more <> 0 OR stars <> 0 THEN
		UPDATE "product" p SET "rating_count" = p."rating_count" + more, "rating_sum" = p."rating_sum" + stars
		WHERE p."shop_id" = what."shop_id" AND p."id" = what."product_id";
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER counted AFTER INSERT OR DELETE OR UPDATE OF "stars", "state" ON "rating"
FOR EACH ROW EXECUTE FUNCTION haat_rating_counted();--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE ON "rating" FOR EACH ROW EXECUTE FUNCTION haat_tell_change('shop_id');--> statement-breakpoint
-- A delivery that is taken back takes along what was said of it.
CREATE FUNCTION haat_delivery_taken_back() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	DELETE FROM "rating" r WHERE r."shop_id" = NEW."shop_id" AND r."order_id" = NEW."id";
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER delivery_taken_back AFTER UPDATE OF "status" ON "customer_order"
FOR EACH ROW WHEN (OLD."status" = 6 AND NEW."status" <> 6) EXECUTE FUNCTION haat_delivery_taken_back();--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ("order_id", "line_position", "stars", "text", "shown_name", "rated_at") ON "rating" TO haat_shop;--> statement-breakpoint
GRANT SELECT, UPDATE ("answer", "answered_at", "answered_by", "state", "report_reason", "reported_at", "reported_by") ON "rating" TO haat_member;--> statement-breakpoint
GRANT SELECT, UPDATE ("state", "decision_reason", "decided_at", "decided_by") ON "rating" TO haat_staff;--> statement-breakpoint
ALTER TABLE "rating" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY tenant_wall ON "rating" TO haat_shop USING ("shop_id" = haat_shop_id() AND "customer_id" = haat_customer_id());--> statement-breakpoint
CREATE POLICY member_wall ON "rating" TO haat_member USING ("shop_id" = (SELECT haat_member_shop()));--> statement-breakpoint
CREATE POLICY staff_wall ON "rating" TO haat_staff USING ((SELECT haat_is_staff()));
