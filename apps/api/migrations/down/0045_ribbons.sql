-- Loses: which products of a ribbon its rule chose, and the rules.
DROP TRIGGER ribbons_of_changed ON "product";--> statement-breakpoint
DROP TRIGGER ribbons_of_new ON "product";--> statement-breakpoint
DROP FUNCTION haat_ribbons_again();--> statement-breakpoint
REVOKE INSERT, DELETE, UPDATE ("name_bn", "name_en", "tone", "position", "rule", "rule_count") ON "ribbon" FROM haat_member;--> statement-breakpoint
REVOKE UPDATE ("is_by_hand", "is_by_rule") ON "product_ribbon" FROM haat_member;--> statement-breakpoint
UPDATE "product" p SET "card_ribbon_id" = (
	SELECT w.ribbon_id FROM "product_ribbon" w JOIN "ribbon" r ON r.shop_id = w.shop_id AND r.id = w.ribbon_id
	WHERE w.shop_id = p.shop_id AND w.product_id = p.id AND w.is_by_hand ORDER BY r.position, r.id LIMIT 1
) WHERE EXISTS (
	SELECT FROM "product_ribbon" w
	WHERE w.shop_id = p.shop_id AND w.product_id = p.id AND w.ribbon_id = p.card_ribbon_id AND NOT w.is_by_hand
);--> statement-breakpoint
DELETE FROM "product_ribbon" WHERE NOT "is_by_hand";--> statement-breakpoint
ALTER TABLE "ribbon" DROP CONSTRAINT "ribbon_rule_count_possible";--> statement-breakpoint
ALTER TABLE "ribbon" DROP CONSTRAINT "ribbon_rule_counted";--> statement-breakpoint
ALTER TABLE "ribbon" DROP CONSTRAINT "ribbon_rule_known";--> statement-breakpoint
ALTER TABLE "product_ribbon" DROP CONSTRAINT "product_ribbon_has_reason";--> statement-breakpoint
ALTER TABLE "ribbon" DROP COLUMN "rule_count";--> statement-breakpoint
ALTER TABLE "ribbon" DROP COLUMN "rule";--> statement-breakpoint
ALTER TABLE "product_ribbon" DROP COLUMN "is_by_rule";--> statement-breakpoint
ALTER TABLE "product_ribbon" DROP COLUMN "is_by_hand";
