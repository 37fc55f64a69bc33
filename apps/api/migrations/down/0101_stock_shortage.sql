DROP TRIGGER short_when_new ON "product";--> statement-breakpoint
DROP TRIGGER short_when_changed ON "product";--> statement-breakpoint
DROP TRIGGER short_when_new ON "product_combination";--> statement-breakpoint
DROP TRIGGER short_when_changed ON "product_combination";--> statement-breakpoint
DROP TRIGGER short_when_gone ON "product_combination";--> statement-breakpoint
DROP FUNCTION haat_product_short();--> statement-breakpoint
DROP FUNCTION haat_new_products_short();--> statement-breakpoint
DROP FUNCTION haat_combinations_short();--> statement-breakpoint
DROP FUNCTION haat_note_shortage(integer, integer[]);--> statement-breakpoint
DROP FUNCTION haat_stock_level(integer, integer, text);--> statement-breakpoint
DROP TABLE "stock_shortage";
