ALTER TABLE "product" DROP CONSTRAINT "product_live_has_picture";
