-- Loses: messages of the contact form, counts of views. What search knows of products is made again at the next start.
DROP INDEX "product_search";--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "product" SET "search_text" = lower(concat_ws(' ', "name_bn", "name_en", "description_bn", "description_en"));--> statement-breakpoint
ALTER TABLE "product" DROP COLUMN "search_vector", DROP COLUMN "name_vector";--> statement-breakpoint
CREATE INDEX "product_search" ON "product" USING gin ("shop_id","search_text" gin_trgm_ops);--> statement-breakpoint
DROP TABLE "search_word", "contact_message", "view";
