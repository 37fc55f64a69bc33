ALTER TABLE "product" ADD COLUMN "status" text DEFAULT 'live' NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "binned_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "product_off_sale" ON "product" USING btree ("shop_id","status","id") WHERE status <> 'live';--> statement-breakpoint
CREATE INDEX "product_binned" ON "product" USING btree ("binned_at") WHERE binned_at is not null;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_status_known" CHECK ("product"."status" in ('live', 'hidden', 'bin'));--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_binned_since" CHECK (("product"."status" = 'bin') = ("product"."binned_at" is not null));--> statement-breakpoint
GRANT UPDATE ("status", "binned_at") ON "product" TO haat_member;--> statement-breakpoint
-- Nothing is sold that is not on sale, also where it is hidden at the same moment. Pieces of cancelled orders come back.
CREATE FUNCTION haat_product_not_live() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE check_violation USING
		MESSAGE = 'the product is not on sale', TABLE = 'product', CONSTRAINT = 'product_sold_while_live';
END
$$;
--> statement-breakpoint
CREATE TRIGGER sold_while_live BEFORE UPDATE OF "sold_count" ON "product" FOR EACH ROW
WHEN (NEW.sold_count > OLD.sold_count AND NEW.status <> 'live') EXECUTE FUNCTION haat_product_not_live();--> statement-breakpoint
-- What is shown again may be what somebody waits for: each choice has its job, which looks whether there are pieces of it.
CREATE FUNCTION haat_product_came_back() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	INSERT INTO "job" ("queue", "unique_key", "payload", "run_at")
	SELECT DISTINCT 'stock alerts', concat_ws('/', a.shop_id, a.product_id, a.combination_id),
		jsonb_build_object('shopId', a.shop_id, 'productId', a.product_id, 'combinationId', a.combination_id), 'epoch'::timestamptz
	FROM "stock_alert" a
	WHERE a.shop_id = NEW.shop_id AND a.product_id = NEW.id AND a.told_at IS NULL
	ON CONFLICT ("queue", "unique_key") WHERE dead_at IS NULL
	DO UPDATE SET "asked" = "job"."asked" + 1, "run_at" = least("job"."run_at", excluded."run_at");
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER came_back AFTER UPDATE OF "status" ON "product" FOR EACH ROW
WHEN (NEW.status = 'live' AND OLD.status <> 'live') EXECUTE FUNCTION haat_product_came_back();--> statement-breakpoint
DROP TRIGGER tell_change ON "product";--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR DELETE OR UPDATE OF "category_id", "slug", "name_bn", "name_en", "description_bn", "description_en", "picture", "price", "max_price", "old_price", "has_attributes", "home_city_only", "card_ribbon_id", "published_at", "status" ON "product" FOR EACH ROW EXECUTE FUNCTION haat_tell_change('shop_id');--> statement-breakpoint
-- As before, but that nothing is to be had of what is not on sale.
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
LEFT JOIN "product_combination" k ON k.shop_id = g.shop_id AND k.id = g.combination_id;
