declare module "vnu-jar" {
  /** Path of the checker's program, a file of Java's. */
  const path: string;
  export default path;
}
