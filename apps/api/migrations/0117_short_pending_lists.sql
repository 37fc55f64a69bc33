-- Locks: nobody who reads or writes. What was written before lies sorted behind the next row that is.
ALTER INDEX "customer_phone_part" SET (gin_pending_list_limit = 256);--> statement-breakpoint
ALTER INDEX "customer_name_part" SET (gin_pending_list_limit = 256);--> statement-breakpoint
ALTER INDEX "product_search" SET (gin_pending_list_limit = 256);--> statement-breakpoint
ALTER INDEX "search_word_alike" SET (gin_pending_list_limit = 256);--> statement-breakpoint
ALTER INDEX "search_word_spelling" SET (gin_pending_list_limit = 256);--> statement-breakpoint
ALTER INDEX "shop_text_part" SET (gin_pending_list_limit = 256);--> statement-breakpoint
ALTER INDEX "finder_text_words" SET (gin_pending_list_limit = 256);
