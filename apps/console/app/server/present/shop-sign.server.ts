import { initialsOf } from "@haat/i18n/initials";
import type { ListRow } from "@haat/ui/console/row-list/row-list";

/** What a shop is known by at the beginning of its row, as in the header: its logo, else its initials. */
export const shopSign = ({ title, logo }: { title: string; logo: string | null }): ListRow["sign"] => ({
  src: logo === null ? undefined : `/media/${logo}`,
  initials: initialsOf(title),
});
