-- Loses: which pages are written in Markdown and where shops link to them, words that mean the same in shops, and what was searched for and not found.
DROP TABLE "search_miss";--> statement-breakpoint
DROP TABLE "search_synonym";--> statement-breakpoint
REVOKE INSERT, DELETE, UPDATE ("title_bn", "title_en", "body_bn", "body_en", "format", "in_header", "in_footer", "position") ON "extra_page" FROM haat_member;--> statement-breakpoint
ALTER TABLE "extra_page" DROP CONSTRAINT "extra_page_format_known";--> statement-breakpoint
ALTER TABLE "extra_page" DROP COLUMN "format";--> statement-breakpoint
ALTER TABLE "extra_page" DROP COLUMN "in_header";--> statement-breakpoint
ALTER TABLE "extra_page" DROP COLUMN "in_footer";
