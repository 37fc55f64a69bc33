DROP FUNCTION haat_accounts_by_phone(text);--> statement-breakpoint
DROP FUNCTION haat_accounts_by_name(text);--> statement-breakpoint
DROP INDEX "customer_name_part";--> statement-breakpoint
DROP INDEX "customer_phone_part";
