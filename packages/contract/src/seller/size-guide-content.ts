import { z } from "zod";
import { judgeSizeGuide, sizeGuideFields } from "./seller-size-guides.contract";

/** All that is written of a size guide, as a form has it before it is sent. */
export const sizeGuideContent = z.strictObject(sizeGuideFields).superRefine(judgeSizeGuide);
export type SizeGuideContent = z.infer<typeof sizeGuideContent>;
