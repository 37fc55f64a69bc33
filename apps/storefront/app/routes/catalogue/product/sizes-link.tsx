import type { AttributeGroup } from "@haat/ui/commerce/attribute-picker/attribute-picker";
import { RouterLink } from "@haat/web-forms/router-parts";

/** To the measures of a product's sizes, where no choice stands beside it. */
export function SizesLink({ link }: { link: AttributeGroup["help"] }) {
  return (
    link && (
      <RouterLink href={link.href} className="justify-self-start text-link underline underline-offset-4">
        {link.label}
      </RouterLink>
    )
  );
}
