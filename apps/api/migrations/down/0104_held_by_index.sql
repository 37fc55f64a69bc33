DROP INDEX "cart_customer_everywhere";--> statement-breakpoint
DROP INDEX "complaint_message_of_account";--> statement-breakpoint
DROP INDEX "coupon_use_everywhere";--> statement-breakpoint
DROP INDEX "courier_statement_row_of_phone";--> statement-breakpoint
DROP INDEX "contact_message_of_phone";--> statement-breakpoint
DROP INDEX "test_message_of_phone";--> statement-breakpoint
DROP INDEX "refused_phone_everywhere";--> statement-breakpoint
DROP INDEX "refused_customer_everywhere";
