-- Loses: what the page about the service was counted from, and when a backup and a drill went well last.
DROP TABLE "upkeep";--> statement-breakpoint
DROP TABLE "service_count";
