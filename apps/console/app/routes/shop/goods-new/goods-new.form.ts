/** What the form sends. */
export const goodsNewFields = {
  picture: "picture",
  /** The key of a picture that came with a form that was refused: no browser sends a file twice by itself. */
  uploaded: "uploaded",
  name: "name",
  price: "price",
  stock: "stock",
  /** Left out, it is the shop's first one. */
  category: "id_category",
  /** Makes a button that is pressed twice make one product. */
  key: "key",
} as const;
