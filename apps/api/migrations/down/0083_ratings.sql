-- Loses: what customers said of goods, and what shops answered.
DROP TRIGGER delivery_taken_back ON "customer_order";--> statement-breakpoint
DROP TABLE "rating";--> statement-breakpoint
DROP FUNCTION haat_delivery_taken_back();--> statement-breakpoint
DROP FUNCTION haat_rating_counted();--> statement-breakpoint
DROP FUNCTION haat_rating_move();--> statement-breakpoint
DROP FUNCTION haat_rating_is_real();--> statement-breakpoint
DROP FUNCTION haat_may_rate(integer, integer, integer, integer, integer);--> statement-breakpoint
ALTER TABLE "product" DROP COLUMN "rating_sum";--> statement-breakpoint
ALTER TABLE "product" DROP COLUMN "rating_count";
