DROP TABLE "platform_day";
