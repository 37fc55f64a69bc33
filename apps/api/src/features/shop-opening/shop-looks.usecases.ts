import type { ShopOpening } from "@haat/contract/seller/shop-opening.contract";
import { business } from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import type { Services } from "../../http/call";
import { DomainError } from "../../process/domain-error";
import { uploadPicture } from "../account/picture.usecases";
import type { InShop } from "../audit/audit.usecases";
import { chosenTheme, correctionsOf, themeState, type Looks } from "../shop-theme/guarded-theme";
import { saveItem } from "./save-answers.usecases";

/**
 * Keeps a logo that a member sends, drawn anew.
 * @throws logo_too_small, and what keeping a picture can be refused for; then the logo stays what it was
 */
export async function uploadLogo(
  services: Services,
  inShop: InShop,
  { language, picture }: { language: Language; picture: Blob },
): Promise<ShopOpening> {
  const { actor } = inShop;
  const logo = await uploadPicture(services, actor.accountId, picture, actor.requestId, {
    leastSide: business.logoMinSide,
  });
  return saveLogo(services, inShop, language, { logo, isMonogram: false });
}

/** Has letters drawn in place of a logo. */
export function useMonogram(services: Services, inShop: InShop, language: Language): Promise<ShopOpening> {
  return saveLogo(services, inShop, language, { logo: "", isMonogram: true });
}

function saveLogo(
  services: Services,
  inShop: InShop,
  language: Language,
  { logo, isMonogram }: { logo: string; isMonogram: boolean },
): Promise<ShopOpening> {
  return saveItem(services, inShop, language, {
    task: "logo",
    action: isMonogram ? "shop_monogram" : "shop_logo",
    change: (_, row) => ({
      shop: { logo },
      opening: { isMonogram },
      before: { logo: row.logo, is_monogram: row.isMonogram },
      after: { logo, is_monogram: isMonogram },
    }),
  });
}

/**
 * Saves a ready look, or colours of the shop's own, in a theme whose other choices stay.
 * @returns the opening, and the colours that pages show in another shade, for what is written on them to be read
 * @throws invalid_input where neither is given
 */
export async function saveColours(
  services: Services,
  inShop: InShop,
  { language, ...looks }: Looks & { language: Language },
) {
  if (looks.look === undefined && looks.seed === undefined)
    throw new DomainError("invalid_input", {}, [{ field: "seed", code: "colour_required" }]);
  const opening = await saveItem(services, inShop, language, {
    task: "colours",
    action: "shop_colours",
    change: (_, row) => {
      const theme = chosenTheme(row.theme, looks);
      return { shop: { theme }, before: themeState(row.theme), after: themeState(theme) };
    },
  });
  const corrections = correctionsOf(opening.answers.theme)
    .filter(({ scheme, part }) => scheme === "light" && part !== "links")
    .map(({ asked, shown }) => ({ asked, shown }));
  return { opening, corrections };
}
