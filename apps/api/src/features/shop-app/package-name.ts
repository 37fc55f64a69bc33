/** What a shop's app is called in stores: it can never change, so it bears the shop's key and not its name. */
export const packageNameOf = (sellerKey: string) => `bd.haat.shop_${sellerKey}`;
