ALTER TABLE "shop" DROP CONSTRAINT "shop_home_layout_known";--> statement-breakpoint
ALTER TABLE "shop_theme_version" DROP CONSTRAINT "shop_theme_version_layout_known";--> statement-breakpoint
ALTER TABLE "shop_theme_draft" DROP CONSTRAINT "shop_theme_draft_layout_known";
