/** The same keys as the source language, each a sentence of its own. A missing or a surplus key does not compile. */
export type Translation<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Translation<Source[Key]>;
};
