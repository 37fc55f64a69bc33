DROP TRIGGER tell_change ON "shop";--> statement-breakpoint
DROP TRIGGER tell_change ON "banner";--> statement-breakpoint
DROP TRIGGER tell_change ON "extra_page";--> statement-breakpoint
DROP TRIGGER tell_change ON "category";--> statement-breakpoint
DROP TRIGGER tell_change ON "ribbon";--> statement-breakpoint
DROP TRIGGER tell_change ON "product_ribbon";--> statement-breakpoint
DROP TRIGGER tell_change ON "product_picture";--> statement-breakpoint
DROP TRIGGER tell_change ON "global_attribute";--> statement-breakpoint
DROP TRIGGER tell_change ON "product_attribute_value";--> statement-breakpoint
DROP TRIGGER tell_change ON "product";--> statement-breakpoint
DROP TRIGGER tell_change ON "product_combination";--> statement-breakpoint
DROP TRIGGER tell_change ON "coupon";--> statement-breakpoint
DROP TRIGGER tell_change ON "business_category";--> statement-breakpoint
DROP FUNCTION haat_tell_change();
