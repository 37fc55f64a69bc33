DROP FUNCTION haat_cart_choices(integer, integer, text);--> statement-breakpoint
DROP FUNCTION haat_coupons(integer, integer, text, timestamptz);--> statement-breakpoint
DROP FUNCTION haat_addresses(integer);--> statement-breakpoint
DROP FUNCTION haat_orders(integer, integer, integer, timestamptz, timestamptz, text, text, integer, integer);--> statement-breakpoint
DROP FUNCTION haat_order_counts(integer, integer, timestamptz, timestamptz, text, text);--> statement-breakpoint
DROP FUNCTION haat_matching_orders(integer, integer, integer, timestamptz, timestamptz, text, text);--> statement-breakpoint
DROP FUNCTION haat_enter(integer, integer, text);--> statement-breakpoint
DROP VIEW "cart_choice", "coupon_of_customer", "order_summary";
