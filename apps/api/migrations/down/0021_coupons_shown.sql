DROP INDEX "coupon_shown";
