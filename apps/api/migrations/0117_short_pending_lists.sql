-- What was written before lies sorted behind the next row that is.
-- Locks: the index for a moment; whoever plans a query of its table waits for it.
ALTER INDEX "customer_phone_part" SET (gin_pending_list_limit = 256);--> statement-breakpoint
-- Locks: the index for a moment; whoever plans a query of its table waits for it.
ALTER INDEX "customer_name_part" SET (gin_pending_list_limit = 256);--> statement-breakpoint
-- Locks: the index for a moment; whoever plans a query of its table waits for it.
ALTER INDEX "product_search" SET (gin_pending_list_limit = 256);--> statement-breakpoint
-- Locks: the index for a moment; whoever plans a query of its table waits for it.
ALTER INDEX "search_word_alike" SET (gin_pending_list_limit = 256);--> statement-breakpoint
-- Locks: the index for a moment; whoever plans a query of its table waits for it.
ALTER INDEX "search_word_spelling" SET (gin_pending_list_limit = 256);--> statement-breakpoint
-- Locks: the index for a moment; whoever plans a query of its table waits for it.
ALTER INDEX "shop_text_part" SET (gin_pending_list_limit = 256);--> statement-breakpoint
-- Locks: the index for a moment; whoever plans a query of its table waits for it.
ALTER INDEX "finder_text_words" SET (gin_pending_list_limit = 256);
