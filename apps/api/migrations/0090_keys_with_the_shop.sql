ALTER TABLE "order_undo" DROP CONSTRAINT "order_undo_id";--> statement-breakpoint
-- Locks: for a moment.
DROP INDEX "shop_remark_of_shop";--> statement-breakpoint
ALTER TABLE "shop_remark" DROP CONSTRAINT "shop_remark_pkey";--> statement-breakpoint
-- Locks: a row a remark of the platform on an opening.
ALTER TABLE "shop_remark" ADD CONSTRAINT "shop_remark_shop_id_id_pk" PRIMARY KEY("shop_id","id");--> statement-breakpoint
-- Locks: a row an order whose last move can be taken back, which is a matter of seconds.
ALTER TABLE "order_undo" ADD CONSTRAINT "order_undo_id" UNIQUE("shop_id","id");
