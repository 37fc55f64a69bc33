import { clsx } from "clsx";
import type { RootProps } from "../../primitives/root-props/root-props";

/**
 * A market stall inside a phone, in the colours of the theme: the art of the marketing hero. Decoration, so it is
 * silent, and drawn, so that it costs no request.
 *
 * @use Beside the marketing hero.
 * @avoid In shops.
 * @accessibility Decoration, so silent.
 */
export function MarketArt({ className, ...rest }: RootProps<"svg">) {
  return (
    <svg
      data-slot="market-art"
      aria-hidden="true"
      viewBox="0 0 560 480"
      className={clsx("h-auto w-full", className)}
      {...rest}
    >
      <circle cx="290" cy="240" r="216" className="fill-surface-raised opacity-60" />
      <Parcel x={36} y={322} />
      <Phone />
      <Coin />
      <Tick />
    </svg>
  );
}

/** The awning's stripes, each ending in a half circle. */
const stripes = [0, 1, 2, 3, 4, 5];

function Phone() {
  return (
    <g>
      <rect x="178" y="34" width="224" height="412" rx="34" className="fill-on-surface" />
      <rect x="190" y="46" width="200" height="388" rx="24" className="fill-surface-sunken" />
      <rect x="260" y="56" width="60" height="8" rx="4" className="fill-border" />
      {stripes.map((at) => (
        <path
          key={at}
          d={`M${190 + at * 33.33} 84h33.34v52a16.67 16.67 0 0 1-33.34 0Z`}
          className={at % 2 === 0 ? "fill-accent" : "fill-accent-soft"}
        />
      ))}
      <Card x={204} y={172} tone="fill-ribbon-4" />
      <Card x={296} y={172} tone="fill-accent" />
      <Card x={204} y={286} tone="fill-success" />
      <Card x={296} y={286} tone="fill-ribbon-3" />
      <rect x="204" y="394" width="172" height="28" rx="14" className="fill-accent" />
      <rect x="256" y="405" width="68" height="6" rx="3" className="fill-on-accent" />
    </g>
  );
}

function Card({ x, y, tone }: { x: number; y: number; tone: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width="80" height="102" rx="10" className="fill-surface-raised" />
      <rect x="6" y="6" width="68" height="58" rx="6" className="fill-accent-soft" />
      <path d="M26 28h28l5 28H21Zm7 2c0-14 14-14 14 0" className={tone} />
      <rect x="8" y="72" width="50" height="6" rx="3" className="fill-border" />
      <rect x="8" y="86" width="32" height="8" rx="4" className={tone} />
    </g>
  );
}

function Parcel({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width="122" height="104" rx="10" className="fill-ribbon-4" />
      <path d="M49 0h24v104H49Z" className="fill-surface-raised opacity-40" />
      <rect x="14" y="72" width="26" height="6" rx="3" className="fill-surface-raised" />
      <rect x="14" y="84" width="18" height="6" rx="3" className="fill-surface-raised" />
    </g>
  );
}

function Coin() {
  return (
    <g transform="translate(458 330)">
      <circle r="52" className="fill-accent" />
      <circle r="42" className="fill-none stroke-on-accent opacity-40" strokeWidth="2" />
      <text y="17" textAnchor="middle" fontSize="48" fontWeight="700" className="fill-on-accent">
        ৳
      </text>
    </g>
  );
}

function Tick() {
  return (
    <g transform="translate(112 128)">
      <rect x="-62" y="-30" width="150" height="60" rx="14" className="fill-surface-raised" />
      <circle cx="-32" r="18" className="fill-success" />
      <path
        d="m-40 0 6 6 11-12"
        className="fill-none stroke-on-success"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <rect x="-4" y="-12" width="72" height="8" rx="4" className="fill-border" />
      <rect x="-4" y="6" width="48" height="8" rx="4" className="fill-border" />
    </g>
  );
}
