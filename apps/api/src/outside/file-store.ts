/** Where files are kept that people upload. Keys are made here, of lower-case letters, digits, hyphens and slashes. */
export interface FileStore {
  put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** Nothing where there is no such file. */
  get(key: string): Promise<Buffer | undefined>;
  /** Does nothing where there is no such file. */
  delete(key: string): Promise<void>;
}
