/** In the query of the cart's address: the cart is only looked at beside another page, as the drawer does. */
export const glance = "glance";
