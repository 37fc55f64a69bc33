-- Loses: copies of shops' data and where their files are.
DROP TABLE "shop_take_out_part";--> statement-breakpoint
DROP TABLE "shop_take_out";
