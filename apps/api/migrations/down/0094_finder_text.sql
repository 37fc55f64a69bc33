DROP TRIGGER called ON "area";--> statement-breakpoint
DROP TRIGGER came ON "area";--> statement-breakpoint
DROP TRIGGER called ON "city";--> statement-breakpoint
DROP TRIGGER found_by ON "shop";--> statement-breakpoint
DROP FUNCTION haat_area_called();--> statement-breakpoint
DROP FUNCTION haat_city_called();--> statement-breakpoint
DROP FUNCTION haat_shop_found_by();--> statement-breakpoint
DROP FUNCTION haat_find_shop_by(integer);--> statement-breakpoint
DROP TABLE "shop_area";--> statement-breakpoint
DROP TABLE "finder_text";
