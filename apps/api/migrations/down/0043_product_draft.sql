-- Loses: drafts of products, and which combinations are hidden.
CREATE OR REPLACE VIEW "cart_choice" WITH (security_invoker = true) AS
SELECT c.shop_id, c.id AS cart_id, c.customer_id, c.guest_key_hash, c.version AS cart_version, c.coupon_code AS cart_coupon,
	c.touched_at AS cart_touched_at, g.id, g.is_left_out, g.product_id, g.combination_id, g.quantity, g.price_when_added, g.added_at,
	p.slug, p.name_bn, p.name_en, p.home_city_only, coalesce(k.picture, p.picture) AS picture,
	coalesce(k.value_ids, '{}') AS value_ids, coalesce(k.price, p.price) AS unit_price,
	CASE WHEN p.status = 'live' THEN coalesce(k.stock, p.stock) ELSE 0 END AS available,
	(
		SELECT coalesce(json_agg(json_build_object(
			'id', v.id,
			'value', json_build_object('bn', v.name_bn, 'en', v.name_en),
			'attribute', json_build_object('bn', a.name_bn, 'en', a.name_en)
		) ORDER BY a.position, a.id), '[]')
		FROM "product_attribute_value" v
		JOIN "global_attribute" a ON a.shop_id = v.shop_id AND a.id = v.global_attribute_id
		WHERE v.shop_id = k.shop_id AND v.id = ANY (k.value_ids)
	) AS chosen,
	p.status = 'live' AS is_live
FROM "cart" c
JOIN (
	SELECT shop_id, cart_id, id, false AS is_left_out, product_id, combination_id, quantity, price_when_added, added_at FROM "cart_line"
	UNION ALL
	SELECT shop_id, cart_id, id, true, product_id, combination_id, quantity, NULL, NULL FROM "cart_left_out"
) g ON g.shop_id = c.shop_id AND g.cart_id = c.id
JOIN "product" p ON p.shop_id = g.shop_id AND p.id = g.product_id
LEFT JOIN "product_combination" k ON k.shop_id = g.shop_id AND k.id = g.combination_id;--> statement-breakpoint
DROP TRIGGER combination_hidden ON "product_combination";--> statement-breakpoint
DROP FUNCTION haat_combination_hidden();--> statement-breakpoint
CREATE OR REPLACE FUNCTION haat_movements_added() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	UPDATE "product" p SET "ledger_stock" = p."ledger_stock" + m.pieces FROM (
		SELECT shop_id, product_id, sum(change)::integer AS pieces FROM added GROUP BY shop_id, product_id
	) m WHERE p.shop_id = m.shop_id AND p.id = m.product_id;
	UPDATE "product_combination" k SET "ledger_stock" = k."ledger_stock" + m.pieces FROM (
		SELECT shop_id, combination_id, sum(change)::integer AS pieces FROM added
		WHERE combination_id IS NOT NULL GROUP BY shop_id, combination_id
	) m WHERE k.shop_id = m.shop_id AND k.id = m.combination_id;
	RETURN NULL;
END
$$;--> statement-breakpoint
DROP TRIGGER words_gone ON "product";--> statement-breakpoint
DROP FUNCTION haat_words_gone();--> statement-breakpoint
DROP TRIGGER tell_change ON "product_combination";--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR DELETE OR UPDATE OF "value_ids", "price", "old_price", "picture", "position" ON "product_combination" FOR EACH ROW EXECUTE FUNCTION haat_tell_change('shop_id');--> statement-breakpoint
DROP INDEX "order_line_of_combination";--> statement-breakpoint
DROP FUNCTION haat_used_combinations(integer, integer[]);--> statement-breakpoint
REVOKE INSERT, UPDATE, DELETE ON "product_attribute_value" FROM haat_member;--> statement-breakpoint
REVOKE INSERT, DELETE, UPDATE ("price", "old_price", "picture", "hidden", "position") ON "product_combination" FROM haat_member;--> statement-breakpoint
REVOKE INSERT ON "global_attribute" FROM haat_member;--> statement-breakpoint
REVOKE INSERT, DELETE ON "product_ribbon" FROM haat_member;--> statement-breakpoint
REVOKE DELETE ON "product_picture" FROM haat_member;--> statement-breakpoint
REVOKE UPDATE ("name_bn", "name_en", "description_bn", "description_en", "picture", "has_attributes", "home_city_only", "card_ribbon_id", "search_vector", "name_vector") ON "product" FROM haat_member;--> statement-breakpoint
DROP TABLE "product_draft";--> statement-breakpoint
ALTER TABLE "product_combination" DROP COLUMN "hidden";--> statement-breakpoint
ALTER TABLE "product_attribute_value" DROP CONSTRAINT "product_attribute_value_once";--> statement-breakpoint
ALTER TABLE "product_attribute_value" ADD CONSTRAINT "product_attribute_value_once" UNIQUE("shop_id","product_id","global_attribute_id","name_en");
