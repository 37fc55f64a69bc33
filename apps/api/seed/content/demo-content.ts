import { bijliGhar } from "./bijli-ghar/bijli-ghar.shop";
import { boiPara } from "./boi-para/boi-para.shop";
import { nakshiGhar } from "./closed-shops/nakshi-ghar.shop";
import { phulBagan } from "./closed-shops/phul-bagan.shop";
import { kachaBazar } from "./kacha-bazar/kacha-bazar.shop";
import { mishtiMukh } from "./mishti-mukh/mishti-mukh.shop";
import { rongdhonu } from "./rongdhonu/rongdhonu.shop";
import type { ShopContent } from "./shop-content";

/** Every shop of the demo: five that are open, one suspended, one that waits for approval. */
export const shops: readonly ShopContent[] = [
  kachaBazar,
  rongdhonu,
  bijliGhar,
  boiPara,
  mishtiMukh,
  nakshiGhar,
  phulBagan,
];
