ALTER TABLE "contact_message" ADD COLUMN "shop_id" integer;--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "report_reason" text;--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_report_whole" CHECK (("contact_message"."shop_id" is null) = ("contact_message"."report_reason" is null));--> statement-breakpoint
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_reason_known" CHECK ("contact_message"."report_reason" in ('counterfeit', 'undelivered', 'forbidden', 'misleading', 'offensive', 'other'));