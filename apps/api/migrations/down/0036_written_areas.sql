REVOKE SELECT ("customer_id", "is_home", "version"), UPDATE ("version") ON "customer_address" FROM haat_staff;
