DROP TRIGGER index_again ON "product";--> statement-breakpoint
DROP FUNCTION haat_category_changed();--> statement-breakpoint
DROP TRIGGER index_again ON "category";--> statement-breakpoint
DROP FUNCTION haat_category_renamed();--> statement-breakpoint
DROP FUNCTION haat_index_again();--> statement-breakpoint
REVOKE UPDATE ("category_id") ON "product" FROM haat_member;--> statement-breakpoint
REVOKE UPDATE ("name_bn", "name_en", "picture", "position"), DELETE ON "category" FROM haat_member;
