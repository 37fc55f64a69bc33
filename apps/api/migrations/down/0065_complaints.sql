-- Loses: what customers said is wrong with their orders, and what was answered.
REVOKE EXECUTE ON FUNCTION haat_add_job(text, jsonb, text, timestamptz, timestamptz, timestamptz) FROM haat_shop;--> statement-breakpoint
DROP TABLE "complaint_message";--> statement-breakpoint
DROP TABLE "complaint";
