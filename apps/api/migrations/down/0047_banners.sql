-- Loses: a banner's picture for phones, its days and whether it is turned on; one that is off is shown again.
REVOKE INSERT, DELETE, UPDATE ("title_bn", "title_en", "text_bn", "text_en", "picture", "phone_picture", "target_kind", "target_id", "starts_on", "ends_on", "is_on", "position") ON "banner" FROM haat_member;--> statement-breakpoint
ALTER TABLE "banner" DROP CONSTRAINT "banner_days_in_order";--> statement-breakpoint
ALTER TABLE "banner" DROP CONSTRAINT "banner_target_whole";--> statement-breakpoint
ALTER TABLE "banner" DROP CONSTRAINT "banner_target_known";--> statement-breakpoint
ALTER TABLE "banner" ADD COLUMN "target" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "banner" b SET "target" = coalesce(CASE b.target_kind
	WHEN 'product' THEN (SELECT 'product-details/' || p.slug FROM "product" p WHERE p.shop_id = b.shop_id AND p.id = b.target_id)
	WHEN 'category' THEN (SELECT 'all-products/' || c.slug FROM "category" c WHERE c.shop_id = b.shop_id AND c.id = b.target_id)
	WHEN 'ribbon' THEN 'ribbons-products/' || b.target_id
	WHEN 'page' THEN (SELECT e.slug FROM "extra_page" e WHERE e.shop_id = b.shop_id AND e.id = b.target_id)
END, '');--> statement-breakpoint
ALTER TABLE "banner" DROP COLUMN "is_on";--> statement-breakpoint
ALTER TABLE "banner" DROP COLUMN "ends_on";--> statement-breakpoint
ALTER TABLE "banner" DROP COLUMN "starts_on";--> statement-breakpoint
ALTER TABLE "banner" DROP COLUMN "target_id";--> statement-breakpoint
ALTER TABLE "banner" DROP COLUMN "target_kind";--> statement-breakpoint
ALTER TABLE "banner" DROP COLUMN "phone_picture";
