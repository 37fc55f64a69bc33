-- Loses: which coupons are paused, and the rules that they had before.
REVOKE INSERT, DELETE, UPDATE ("title_bn", "title_en", "kind", "percent", "amount", "min_item_total", "max_discount", "starts_at", "ends_at", "total_uses", "uses_per_customer", "is_public", "is_paused") ON "coupon" FROM haat_member;--> statement-breakpoint
DROP TRIGGER next_version ON "coupon";--> statement-breakpoint
DROP FUNCTION haat_coupon_edited();--> statement-breakpoint
DROP TABLE "coupon_version";--> statement-breakpoint
DROP INDEX "customer_order_of_coupon_use";--> statement-breakpoint
DROP FUNCTION haat_coupons(integer, integer, text, timestamptz);--> statement-breakpoint
DROP VIEW "coupon_of_customer";--> statement-breakpoint
DROP TRIGGER tell_change ON "coupon";--> statement-breakpoint
ALTER TABLE "coupon" DROP COLUMN "is_paused";--> statement-breakpoint
ALTER TABLE "coupon" DROP COLUMN "version";--> statement-breakpoint
ALTER TABLE "coupon_use" DROP COLUMN "version";--> statement-breakpoint
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
			WHERE v.shop_id = asked_shop AND v.is_public
				AND (v.starts_at IS NULL OR v.starts_at <= asked_moment) AND (v.ends_at IS NULL OR v.ends_at > asked_moment)
				AND (v.total_uses IS NULL OR v.used_count < v.total_uses)
			ORDER BY v.min_item_total, v.id LIMIT 50;
	END IF;
END
$$;--> statement-breakpoint
GRANT SELECT ON "coupon_of_customer" TO haat_shop;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION haat_coupons(integer, integer, text, timestamptz) FROM PUBLIC;--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR DELETE OR UPDATE OF "code", "title_bn", "title_en", "kind", "percent", "amount", "min_item_total", "max_discount", "starts_at", "ends_at", "total_uses", "uses_per_customer", "is_public" ON "coupon" FOR EACH ROW EXECUTE FUNCTION haat_tell_change('shop_id');
