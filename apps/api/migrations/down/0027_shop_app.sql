-- Loses: the apps of shops with their versions and fingerprints, and the names that shops had before.
DROP TRIGGER app_stale ON "shop";--> statement-breakpoint
DROP FUNCTION haat_shop_app_stale();--> statement-breakpoint
DROP TRIGGER keep_name ON "shop";--> statement-breakpoint
DROP FUNCTION haat_keep_shop_name();--> statement-breakpoint
DROP TABLE "shop_app_version";--> statement-breakpoint
DROP TABLE "shop_app";--> statement-breakpoint
DROP FUNCTION haat_shop_app_asked();--> statement-breakpoint
DROP TABLE "former_shop_name";
