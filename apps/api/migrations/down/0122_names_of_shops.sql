DROP INDEX "shop_named";
