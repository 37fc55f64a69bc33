-- Loses: shops' size guides, and which products show them.
DROP INDEX "product_of_size_guide";--> statement-breakpoint
ALTER TABLE "product" DROP CONSTRAINT "product_size_guide_fk";--> statement-breakpoint
ALTER TABLE "product" DROP COLUMN "size_guide_id";--> statement-breakpoint
DROP TABLE "size_guide";
