-- Loses: drafts of themes, and the themes that shops wore before.
DROP TRIGGER next_theme ON "shop";--> statement-breakpoint
DROP TRIGGER first_theme ON "shop";--> statement-breakpoint
DROP FUNCTION haat_keep_theme();--> statement-breakpoint
DROP TABLE "shop_theme_draft";--> statement-breakpoint
DROP TABLE "shop_theme_version";
