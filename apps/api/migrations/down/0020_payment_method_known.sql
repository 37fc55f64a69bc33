ALTER TABLE "customer_order" DROP CONSTRAINT "customer_order_payment_known";
