import { useState } from "react";
import { Button } from "../../primitives/button/button";
import { TextField } from "../../primitives/text-field/text-field";
import type { ThemeStudioLabels } from "./theme-studio.labels";

export interface ShareThemeProps {
  labels: Pick<ThemeStudioLabels, "share" | "shareHint" | "copy" | "copied">;
  /** The address that brings the theme back. */
  href: string;
  formId: string;
}

/** The theme as a link to send; where the browser refuses to copy, the address is there to be taken. */
export function ShareTheme({ labels, href, formId }: ShareThemeProps) {
  const [copied, setCopied] = useState("");
  const copy = () => {
    void navigator.clipboard.writeText(href).then(
      () => setCopied(href),
      () => setCopied(""),
    );
  };
  return (
    <div data-slot="share-theme" className="grid grid-cols-1 gap-3">
      <TextField
        formId={formId}
        name="link"
        label={labels.share}
        hint={labels.shareHint}
        lang="en"
        readOnly
        value={href}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex min-h-11 flex-wrap items-center gap-3">
        <Button type="button" variant="secondary" onClick={copy}>
          {labels.copy}
        </Button>
        <span role="status" className="text-small text-muted">
          {copied === href ? labels.copied : ""}
        </span>
      </div>
    </div>
  );
}
