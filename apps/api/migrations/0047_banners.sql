ALTER TABLE "banner" ADD COLUMN "phone_picture" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "banner" ADD COLUMN "target_kind" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "banner" ADD COLUMN "target_id" integer;--> statement-breakpoint
ALTER TABLE "banner" ADD COLUMN "starts_on" date;--> statement-breakpoint
ALTER TABLE "banner" ADD COLUMN "ends_on" date;--> statement-breakpoint
ALTER TABLE "banner" ADD COLUMN "is_on" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- A path that led to something of the shop goes on doing so; others, such as one that somebody mistyped, lead nowhere.
UPDATE "banner" b SET "target_kind" = 'category', "target_id" = c.id FROM "category" c
	WHERE c.shop_id = b.shop_id AND b.target = 'all-products/' || c.slug;--> statement-breakpoint
UPDATE "banner" b SET "target_kind" = 'product', "target_id" = p.id FROM "product" p
	WHERE p.shop_id = b.shop_id AND b.target = 'product-details/' || p.slug;--> statement-breakpoint
UPDATE "banner" b SET "target_kind" = 'ribbon', "target_id" = r.id FROM "ribbon" r
	WHERE r.shop_id = b.shop_id AND b.target = 'ribbons-products/' || r.id;--> statement-breakpoint
UPDATE "banner" b SET "target_kind" = 'page', "target_id" = e.id FROM "extra_page" e
	WHERE e.shop_id = b.shop_id AND b.target = e.slug;--> statement-breakpoint
ALTER TABLE "banner" DROP COLUMN "target";--> statement-breakpoint
ALTER TABLE "banner" ADD CONSTRAINT "banner_target_known" CHECK ("banner"."target_kind" in ('none', 'product', 'category', 'ribbon', 'page'));--> statement-breakpoint
ALTER TABLE "banner" ADD CONSTRAINT "banner_target_whole" CHECK (("banner"."target_kind" = 'none') = ("banner"."target_id" is null));--> statement-breakpoint
ALTER TABLE "banner" ADD CONSTRAINT "banner_days_in_order" CHECK ("banner"."ends_on" >= "banner"."starts_on");--> statement-breakpoint
GRANT INSERT, DELETE, UPDATE ("title_bn", "title_en", "text_bn", "text_en", "picture", "phone_picture", "target_kind", "target_id", "starts_on", "ends_on", "is_on", "position") ON "banner" TO haat_member;
