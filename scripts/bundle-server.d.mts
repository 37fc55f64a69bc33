export function bundleServer(
  folder: string,
  entryPoints: Record<string, string>,
  outdir?: string,
): Promise<void>;
