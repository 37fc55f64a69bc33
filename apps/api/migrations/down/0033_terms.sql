-- Loses: who accepted which terms and was told of them, and what each shop's plan is.
ALTER TABLE "shop" DROP CONSTRAINT "shop_plan_known";--> statement-breakpoint
ALTER TABLE "shop" DROP COLUMN "plan";--> statement-breakpoint
DROP TABLE "terms_acceptance";
