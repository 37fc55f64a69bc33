DROP INDEX "shop_of_city";
