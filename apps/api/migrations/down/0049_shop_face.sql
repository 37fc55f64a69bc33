-- Loses: the line above a shop's pages, the order of its first page and the texts on it.
DROP TABLE "home_section";--> statement-breakpoint
DROP TABLE "shop_announcement";
