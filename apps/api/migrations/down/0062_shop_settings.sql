-- Loses: from which amount shops take orders.
REVOKE UPDATE ("vat_percent", "bin", "legal_name_bn", "legal_name_en", "issues_challan") ON "shop" FROM haat_member;--> statement-breakpoint
ALTER TABLE "shop" DROP CONSTRAINT "shop_least_order_possible", DROP COLUMN "least_order";
