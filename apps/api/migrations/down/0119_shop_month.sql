DROP TABLE "shop_month";
