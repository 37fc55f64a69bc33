-- Loses: who waits to be told that something is there again.
DROP TRIGGER stock_came ON "product";--> statement-breakpoint
DROP TRIGGER stock_came ON "product_combination";--> statement-breakpoint
DROP FUNCTION haat_stock_came();--> statement-breakpoint
DROP TABLE "stock_alert";--> statement-breakpoint
DROP FUNCTION haat_customer_phone();--> statement-breakpoint
DELETE FROM "job" WHERE "queue" IN ('stock alerts', 'stock alerts left over');
