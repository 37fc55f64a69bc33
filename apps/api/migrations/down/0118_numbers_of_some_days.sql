DROP INDEX "order_line_by_order";
