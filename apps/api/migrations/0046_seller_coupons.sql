CREATE TABLE "coupon_version" (
	"shop_id" integer NOT NULL,
	"coupon_id" integer NOT NULL,
	"version" integer NOT NULL,
	"title_bn" text NOT NULL,
	"title_en" text NOT NULL,
	"kind" text NOT NULL,
	"percent" integer,
	"amount" bigint,
	"min_item_total" bigint NOT NULL,
	"max_discount" bigint,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"total_uses" integer,
	"uses_per_customer" integer,
	"is_public" boolean NOT NULL,
	CONSTRAINT "coupon_version_shop_id_coupon_id_version_pk" PRIMARY KEY("shop_id","coupon_id","version")
);
--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "is_paused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon_use" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon_version" ADD CONSTRAINT "coupon_version_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_version" ADD CONSTRAINT "coupon_version_coupon_fk" FOREIGN KEY ("shop_id","coupon_id") REFERENCES "public"."coupon"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_order_of_coupon_use" ON "customer_order" USING btree ("shop_id","coupon_use_id") WHERE "customer_order"."coupon_use_id" is not null;--> statement-breakpoint
-- The view and its function are made anew, so that they see the new columns.
DROP FUNCTION haat_coupons(integer, integer, text, timestamptz);--> statement-breakpoint
DROP VIEW "coupon_of_customer";--> statement-breakpoint
CREATE VIEW "coupon_of_customer" WITH (security_invoker = true) AS
SELECT c.*, (
	SELECT count(*)::integer FROM "coupon_use" u
	WHERE u.shop_id = c.shop_id AND u.coupon_id = c.id AND u.customer_id = haat_customer_id()
) AS uses_by_customer
FROM "coupon" c;--> statement-breakpoint
CREATE FUNCTION haat_coupons(asked_shop integer, asked_customer integer, asked_code text, asked_moment timestamptz)
RETURNS SETOF "coupon_of_customer" LANGUAGE plpgsql VOLATILE ROWS 5
SET role = haat_shop SET haat.shop_id = '' SET haat.customer_id = '' SET haat.guest_key = ''
AS $$
BEGIN
	PERFORM haat_enter(asked_shop, asked_customer, NULL);
	IF asked_code IS NOT NULL THEN
		RETURN QUERY SELECT v.* FROM coupon_of_customer v WHERE v.shop_id = asked_shop AND v.code = asked_code;
	ELSE
		-- The easiest to reach first; a shop that offers more at a time confuses its shoppers.
		RETURN QUERY SELECT v.* FROM coupon_of_customer v
			WHERE v.shop_id = asked_shop AND v.is_public AND NOT v.is_paused
				AND (v.starts_at IS NULL OR v.starts_at <= asked_moment) AND (v.ends_at IS NULL OR v.ends_at > asked_moment)
				AND (v.total_uses IS NULL OR v.used_count < v.total_uses)
			ORDER BY v.min_item_total, v.id LIMIT 50;
	END IF;
END
$$;--> statement-breakpoint
GRANT SELECT ON "coupon_of_customer" TO haat_shop;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION haat_coupons(integer, integer, text, timestamptz) FROM PUBLIC;--> statement-breakpoint
DROP TRIGGER tell_change ON "coupon";--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR DELETE OR UPDATE OF "code", "title_bn", "title_en", "kind", "percent", "amount", "min_item_total", "max_discount", "starts_at", "ends_at", "total_uses", "uses_per_customer", "is_public", "is_paused" ON "coupon" FOR EACH ROW EXECUTE FUNCTION haat_tell_change('shop_id');--> statement-breakpoint
-- Copy on write: rules that somebody has used are kept before they are changed, whoever changes them.
CREATE FUNCTION haat_coupon_edited() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	IF EXISTS (SELECT FROM "coupon_use" u WHERE u.shop_id = OLD.shop_id AND u.coupon_id = OLD.id AND u.version = OLD.version) THEN
		INSERT INTO "coupon_version" ("shop_id", "coupon_id", "version", "title_bn", "title_en", "kind", "percent", "amount", "min_item_total", "max_discount", "starts_at", "ends_at", "total_uses", "uses_per_customer", "is_public")
		VALUES (OLD.shop_id, OLD.id, OLD.version, OLD.title_bn, OLD.title_en, OLD.kind, OLD.percent, OLD.amount, OLD.min_item_total, OLD.max_discount, OLD.starts_at, OLD.ends_at, OLD.total_uses, OLD.uses_per_customer, OLD.is_public);
	END IF;
	NEW.version := OLD.version + 1;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER next_version BEFORE UPDATE OF "title_bn", "title_en", "kind", "percent", "amount", "min_item_total", "max_discount", "starts_at", "ends_at", "total_uses", "uses_per_customer", "is_public" ON "coupon" FOR EACH ROW
	WHEN (NEW.title_bn IS DISTINCT FROM OLD.title_bn OR NEW.title_en IS DISTINCT FROM OLD.title_en OR NEW.kind IS DISTINCT FROM OLD.kind OR NEW.percent IS DISTINCT FROM OLD.percent OR NEW.amount IS DISTINCT FROM OLD.amount OR NEW.min_item_total IS DISTINCT FROM OLD.min_item_total OR NEW.max_discount IS DISTINCT FROM OLD.max_discount OR NEW.starts_at IS DISTINCT FROM OLD.starts_at OR NEW.ends_at IS DISTINCT FROM OLD.ends_at OR NEW.total_uses IS DISTINCT FROM OLD.total_uses OR NEW.uses_per_customer IS DISTINCT FROM OLD.uses_per_customer OR NEW.is_public IS DISTINCT FROM OLD.is_public) EXECUTE FUNCTION haat_coupon_edited();--> statement-breakpoint
-- A shop's people make coupons and change their rules; the code of one stays, for it is on papers.
GRANT INSERT, DELETE, UPDATE ("title_bn", "title_en", "kind", "percent", "amount", "min_item_total", "max_discount", "starts_at", "ends_at", "total_uses", "uses_per_customer", "is_public", "is_paused") ON "coupon" TO haat_member;--> statement-breakpoint
GRANT SELECT ON "coupon_version" TO haat_member, haat_staff;--> statement-breakpoint
ALTER TABLE "coupon_version" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY member_wall ON "coupon_version" TO haat_member USING ("shop_id" = (SELECT haat_member_shop()));--> statement-breakpoint
CREATE POLICY staff_wall ON "coupon_version" TO haat_staff USING ((SELECT haat_is_staff()));
