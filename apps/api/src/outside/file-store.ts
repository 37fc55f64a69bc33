/** Where files are kept that people upload. Keys are made here, of lower-case letters, digits, hyphens and slashes. */
export interface FileStore {
  put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** Nothing where there is no such file. */
  get(key: string): Promise<Buffer | undefined>;
  /** Does nothing where there is no such file. */
  delete(key: string): Promise<void>;
}

/** A store that can say what is in it. */
export interface ListedFileStore extends FileStore {
  /** The keys of all files below a folder, such as `uploads`, in no particular order. */
  list(folder: string): Promise<string[]>;
}
