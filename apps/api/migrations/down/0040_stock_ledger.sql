-- Loses: who moved stock and what they noted, and from how many pieces down each product counts as few; received, returned,
-- damaged and counted become adjustments.
DROP POLICY own_name ON "stock_movement";--> statement-breakpoint
REVOKE UPDATE ("stock") ON "product_combination" FROM haat_member;--> statement-breakpoint
REVOKE UPDATE ("stock", "low_limit", "price", "max_price", "old_price") ON "product" FROM haat_member;--> statement-breakpoint
DROP TRIGGER stock_in_ledger ON "product_combination";--> statement-breakpoint
DROP TRIGGER stock_in_ledger ON "product";--> statement-breakpoint
DROP FUNCTION haat_stock_in_ledger();--> statement-breakpoint
DROP TRIGGER movements_added ON "stock_movement";--> statement-breakpoint
DROP FUNCTION haat_movements_added();--> statement-breakpoint
ALTER TABLE "stock_movement" DROP CONSTRAINT "stock_movement_reason_known";--> statement-breakpoint
UPDATE "stock_movement" SET "reason" = 'adjustment' WHERE "reason" IN ('received', 'returned', 'damaged', 'counted', 'corrected');--> statement-breakpoint
ALTER TABLE "product" DROP CONSTRAINT "product_low_limit_possible";--> statement-breakpoint
DROP INDEX "stock_movement_of_product";--> statement-breakpoint
ALTER TABLE "stock_movement" DROP CONSTRAINT "stock_movement_account_id_customer_id_fk";--> statement-breakpoint
ALTER TABLE "stock_movement" DROP COLUMN "note";--> statement-breakpoint
ALTER TABLE "stock_movement" DROP COLUMN "account_id";--> statement-breakpoint
ALTER TABLE "product" DROP COLUMN "low_limit";--> statement-breakpoint
ALTER TABLE "product" DROP COLUMN "ledger_stock";--> statement-breakpoint
ALTER TABLE "product_combination" DROP COLUMN "ledger_stock";--> statement-breakpoint
CREATE INDEX "stock_movement_of_product" ON "stock_movement" USING btree ("shop_id","product_id");
