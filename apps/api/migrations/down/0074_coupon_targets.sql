-- Loses: that something leads to a coupon; it leads nowhere then.
UPDATE "banner" SET "target_kind" = 'none', "target_id" = NULL WHERE "target_kind" = 'coupon';--> statement-breakpoint
UPDATE "home_section" SET "target_kind" = 'none', "target_id" = NULL WHERE "target_kind" = 'coupon';--> statement-breakpoint
UPDATE "shop_announcement" SET "target_kind" = 'none', "target_id" = NULL WHERE "target_kind" = 'coupon';--> statement-breakpoint
ALTER TABLE "home_section" DROP CONSTRAINT "home_section_target_known";--> statement-breakpoint
ALTER TABLE "shop_announcement" DROP CONSTRAINT "announcement_target_known";--> statement-breakpoint
ALTER TABLE "banner" DROP CONSTRAINT "banner_target_known";--> statement-breakpoint
ALTER TABLE "home_section" ADD CONSTRAINT "home_section_target_known" CHECK ("home_section"."target_kind" in ('none', 'product', 'category', 'ribbon', 'page'));--> statement-breakpoint
ALTER TABLE "shop_announcement" ADD CONSTRAINT "announcement_target_known" CHECK ("shop_announcement"."target_kind" in ('none', 'product', 'category', 'ribbon', 'page'));--> statement-breakpoint
ALTER TABLE "banner" ADD CONSTRAINT "banner_target_known" CHECK ("banner"."target_kind" in ('none', 'product', 'category', 'ribbon', 'page'));
