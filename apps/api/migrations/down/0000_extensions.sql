DROP EXTENSION IF EXISTS btree_gin;
--> statement-breakpoint
DROP EXTENSION IF EXISTS pg_trgm;
