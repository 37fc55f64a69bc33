DROP TRIGGER priced_when_new ON "product_combination";--> statement-breakpoint
DROP TRIGGER priced_when_changed ON "product_combination";--> statement-breakpoint
DROP TRIGGER priced_when_gone ON "product_combination";--> statement-breakpoint
DROP FUNCTION haat_combinations_priced_otherwise();--> statement-breakpoint
DROP FUNCTION haat_combinations_priced();--> statement-breakpoint
DROP FUNCTION haat_sum_up_prices(integer, integer[]);--> statement-breakpoint
-- As it was before: the least and the highest price of all combinations that customers see, the old price beside the least.
UPDATE "product" p SET "price" = s.price, "max_price" = s.max_price, "old_price" = s.old_price
FROM (
	SELECT k."shop_id", k."product_id", min(k."price") AS price, max(k."price") AS max_price,
		(array_agg(k."old_price" ORDER BY k."price", k."position", k."id"))[1] AS old_price
	FROM "product_combination" k WHERE NOT k."hidden" GROUP BY k."shop_id", k."product_id"
) s
WHERE p."shop_id" = s."shop_id" AND p."id" = s."product_id" AND p."has_attributes"
	AND (p."price", p."max_price", p."old_price") IS DISTINCT FROM (s.price, s.max_price, s.old_price);
