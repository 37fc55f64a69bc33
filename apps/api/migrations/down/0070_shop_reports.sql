-- Loses: reports of shops.
DELETE FROM "contact_message" WHERE "shop_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_message" DROP CONSTRAINT "contact_message_reason_known";--> statement-breakpoint
ALTER TABLE "contact_message" DROP CONSTRAINT "contact_message_report_whole";--> statement-breakpoint
ALTER TABLE "contact_message" DROP CONSTRAINT "contact_message_shop_id_shop_id_fk";--> statement-breakpoint
ALTER TABLE "contact_message" DROP COLUMN "phone";--> statement-breakpoint
ALTER TABLE "contact_message" DROP COLUMN "report_reason";--> statement-breakpoint
ALTER TABLE "contact_message" DROP COLUMN "shop_id";
