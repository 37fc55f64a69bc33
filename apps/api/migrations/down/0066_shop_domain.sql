-- Loses: the domains that shops entered, and which of them are theirs.
DROP TABLE "shop_domain";
