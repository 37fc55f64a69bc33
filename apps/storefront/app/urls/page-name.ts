/** The name of a page whose folder is `<domain>/<name>` below `routes/`. */
export type PageName<Folder extends string> = Folder extends `${string}/${infer Name}` ? Name : never;

/** The name of a page: the last part of its folder below `routes/`. */
export function pageName<Folder extends string>(folder: Folder): PageName<Folder> {
  return folder.slice(folder.lastIndexOf("/") + 1) as PageName<Folder>;
}
