import { useState, useSyncExternalStore } from "react";
import { TextField } from "../primitives/text-field/text-field";
import { Swatch, TokenName } from "./specimen";
import { Icon } from "../primitives/icon/icon";
import { matchingTokens, tokenKinds, type Token } from "./token-list";

const neverTold = () => () => undefined;

/** The values of tokens in the document as it is, a line each. */
function worthOf(tokens: readonly Token[]): string {
  const style = getComputedStyle(document.documentElement);
  return tokens.map(({ name }) => style.getPropertyValue(name).replaceAll(/\s+/g, " ").trim()).join("\n");
}

/** All tokens, folded by kind, with what they are worth in the theme of the page; the field narrows it as one types. */
export function TokenSearch({ tokens }: { tokens: readonly Token[] }) {
  const [wanted, setWanted] = useState("");
  // Theme and scheme are the document's: what a token is worth is looked up again once they are there.
  const worth = useSyncExternalStore(neverTold, () => worthOf(tokens)).split("\n");
  const found = matchingTokens(tokens, wanted);
  return (
    <div className="grid grid-cols-1 gap-6">
      <TextField
        formId="tokens"
        name="token"
        type="search"
        label="Name, value or what for"
        value={wanted}
        onChange={(event) => setWanted(event.currentTarget.value)}
        className="max-w-form"
      />
      <p role="status" className="text-small text-muted">
        {found.length} of {tokens.length} tokens
      </p>
      <div className="grid grid-cols-1 border-t border-border">
        {tokenKinds(found).map(({ layer, says, tokens: own }) => (
          // Anew with each search: what was found stands open, and nobody's fold is undone while they look around.
          <details
            key={`${layer} ${wanted}`}
            open={wanted.trim() !== ""}
            className="group/kind border-b border-border"
          >
            <summary className="flex min-h-11 flex-wrap items-center gap-x-3 py-3">
              <Icon name="chevron-down" className="transition-transform group-open/kind:rotate-180" />
              <h2 className="text-title font-semibold">{says.name}</h2>
              <span className="text-small text-muted">{own.length}</span>
              <span className="basis-full text-small text-muted">{says.text}</span>
            </summary>
            <ul className="divide-y divide-border border-t border-border">
              {own.map((token) => (
                <TokenRow
                  key={token.name}
                  token={token}
                  worth={worth[tokens.indexOf(token)] || token.value}
                />
              ))}
            </ul>
          </details>
        ))}
      </div>
    </div>
  );
}

function TokenRow({ token: { name, value, note }, worth }: { token: Token; worth: string }) {
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[2rem_minmax(0,2fr)_minmax(0,3fr)]">
      <span className="max-sm:hidden">
        {/^(#|rgb)/.test(worth) && <Swatch colour={worth} className="size-6 rounded-control" />}
      </span>
      <TokenName>{name}</TokenName>
      <span className="grid">
        <TokenName>{worth}</TokenName>
        {worth !== value && <span className="text-caption break-words text-muted">{value}</span>}
        {note && <span className="text-small text-muted">{note}</span>}
      </span>
    </li>
  );
}
