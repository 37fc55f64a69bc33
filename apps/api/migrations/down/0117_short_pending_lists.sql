ALTER INDEX "customer_phone_part" RESET (gin_pending_list_limit);--> statement-breakpoint
ALTER INDEX "customer_name_part" RESET (gin_pending_list_limit);--> statement-breakpoint
ALTER INDEX "product_search" RESET (gin_pending_list_limit);--> statement-breakpoint
ALTER INDEX "search_word_alike" RESET (gin_pending_list_limit);--> statement-breakpoint
ALTER INDEX "search_word_spelling" RESET (gin_pending_list_limit);--> statement-breakpoint
ALTER INDEX "shop_text_part" RESET (gin_pending_list_limit);--> statement-breakpoint
ALTER INDEX "finder_text_words" RESET (gin_pending_list_limit);
