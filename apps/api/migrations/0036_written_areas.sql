-- Who moves addresses to an area of the list counts the change for `If-Match`, and the trigger that holds one home for each
-- customer looks as who moved them.
GRANT SELECT ("customer_id", "is_home", "version"), UPDATE ("version") ON "customer_address" TO haat_staff;
