-- Loses: which phones shops refuse, and what shops say of whose orders they take.
DROP FUNCTION haat_order_standing(text);--> statement-breakpoint
DROP TABLE "refused_phone";--> statement-breakpoint
DROP INDEX "customer_order_of_phone";--> statement-breakpoint
ALTER TABLE "shop" DROP CONSTRAINT "shop_trust_possible", DROP COLUMN "code_from", DROP COLUMN "most_open_orders";
