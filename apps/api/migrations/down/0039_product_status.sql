-- Loses: which products were hidden or in the bin: all are on sale again.
DROP FUNCTION haat_cart_choices(integer, integer, text);--> statement-breakpoint
DROP VIEW "cart_choice";--> statement-breakpoint
CREATE VIEW "cart_choice" WITH (security_invoker = true) AS
SELECT c.shop_id, c.id AS cart_id, c.customer_id, c.guest_key_hash, c.version AS cart_version, c.coupon_code AS cart_coupon,
	c.touched_at AS cart_touched_at, g.id, g.is_left_out, g.product_id, g.combination_id, g.quantity, g.price_when_added, g.added_at,
	p.slug, p.name_bn, p.name_en, p.home_city_only, coalesce(k.picture, p.picture) AS picture,
	coalesce(k.value_ids, '{}') AS value_ids, coalesce(k.price, p.price) AS unit_price, coalesce(k.stock, p.stock) AS available,
	(
		SELECT coalesce(json_agg(json_build_object(
			'id', v.id,
			'value', json_build_object('bn', v.name_bn, 'en', v.name_en),
			'attribute', json_build_object('bn', a.name_bn, 'en', a.name_en)
		) ORDER BY a.position, a.id), '[]')
		FROM "product_attribute_value" v
		JOIN "global_attribute" a ON a.shop_id = v.shop_id AND a.id = v.global_attribute_id
		WHERE v.shop_id = k.shop_id AND v.id = ANY (k.value_ids)
	) AS chosen
FROM "cart" c
JOIN (
	SELECT shop_id, cart_id, id, false AS is_left_out, product_id, combination_id, quantity, price_when_added, added_at FROM "cart_line"
	UNION ALL
	SELECT shop_id, cart_id, id, true, product_id, combination_id, quantity, NULL, NULL FROM "cart_left_out"
) g ON g.shop_id = c.shop_id AND g.cart_id = c.id
JOIN "product" p ON p.shop_id = g.shop_id AND p.id = g.product_id
LEFT JOIN "product_combination" k ON k.shop_id = g.shop_id AND k.id = g.combination_id;--> statement-breakpoint
GRANT SELECT ON "cart_choice" TO haat_shop;--> statement-breakpoint
CREATE FUNCTION haat_cart_choices(asked_shop integer, asked_customer integer, asked_guest text)
RETURNS SETOF "cart_choice" LANGUAGE plpgsql VOLATILE ROWS 5
SET role = haat_shop SET haat.shop_id = '' SET haat.customer_id = '' SET haat.guest_key = ''
AS $$
BEGIN
	PERFORM haat_enter(asked_shop, asked_customer, asked_guest);
	RETURN QUERY SELECT v.* FROM cart_choice v
		WHERE v.shop_id = asked_shop AND (v.customer_id = asked_customer OR v.guest_key_hash = asked_guest);
END
$$;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION haat_cart_choices(integer, integer, text) FROM PUBLIC;--> statement-breakpoint
DROP TRIGGER tell_change ON "product";--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR DELETE OR UPDATE OF "category_id", "slug", "name_bn", "name_en", "description_bn", "description_en", "picture", "price", "max_price", "old_price", "has_attributes", "home_city_only", "card_ribbon_id", "published_at" ON "product" FOR EACH ROW EXECUTE FUNCTION haat_tell_change('shop_id');--> statement-breakpoint
DROP TRIGGER came_back ON "product";--> statement-breakpoint
DROP FUNCTION haat_product_came_back();--> statement-breakpoint
DROP TRIGGER sold_while_live ON "product";--> statement-breakpoint
DROP FUNCTION haat_product_not_live();--> statement-breakpoint
ALTER TABLE "product" DROP CONSTRAINT "product_binned_since";--> statement-breakpoint
ALTER TABLE "product" DROP CONSTRAINT "product_status_known";--> statement-breakpoint
DROP INDEX "product_binned";--> statement-breakpoint
DROP INDEX "product_off_sale";--> statement-breakpoint
ALTER TABLE "product" DROP COLUMN "binned_at";--> statement-breakpoint
ALTER TABLE "product" DROP COLUMN "status";
