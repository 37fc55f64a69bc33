DROP INDEX "cash_entry_corrected";
