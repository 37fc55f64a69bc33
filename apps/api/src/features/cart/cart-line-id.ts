/** The `cart_unique_id` of a line: it tells its shop, so that the line is looked for in that shop alone. */
export function cartLineId(sellerKey: string, lineId: string): string {
  return `${sellerKey}.${lineId}`;
}

/** Shop and line behind a `cart_unique_id`; nothing for what cannot be one. */
export function readCartLineId(id: string): { sellerKey: string; lineId: string } | undefined {
  const [, sellerKey, lineId] =
    /^([a-z0-9]{4,20})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(id) ?? [];
  return sellerKey && lineId ? { sellerKey, lineId } : undefined;
}
