ALTER TABLE "order_undo" DROP CONSTRAINT "order_undo_id";--> statement-breakpoint
ALTER TABLE "shop_remark" DROP CONSTRAINT "shop_remark_shop_id_id_pk";--> statement-breakpoint
ALTER TABLE "order_undo" ADD CONSTRAINT "order_undo_id" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "shop_remark" ADD CONSTRAINT "shop_remark_pkey" PRIMARY KEY("id");--> statement-breakpoint
CREATE INDEX "shop_remark_of_shop" ON "shop_remark" USING btree ("shop_id","id");
