DROP FUNCTION haat_cart_glance(integer, integer, text);
