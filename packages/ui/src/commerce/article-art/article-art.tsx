import { clsx } from "clsx";
import type { RootProps } from "../../primitives/root-props/root-props";

const drawings = { photo: Photo, parcel: Parcel, cash: Cash } as const;
export type ArticleArtName = keyof typeof drawings;

export interface ArticleArtProps extends RootProps<"svg"> {
  /** What the article is about. */
  name: ArticleArtName;
}

/**
 * The picture of an article, 16 by 9, drawn in the colours of the theme: it costs no request and is right in the dark.
 * Decoration, so it is silent.
 *
 * @use For an article that has no photograph.
 * @avoid For products: they have their own pictures.
 * @accessibility Decoration, so silent.
 */
export function ArticleArt({ name, className, ...rest }: ArticleArtProps) {
  const Drawing = drawings[name];
  return (
    <svg
      data-slot="article-art"
      aria-hidden="true"
      viewBox="0 0 640 360"
      className={clsx("block h-auto w-full bg-accent-soft", className)}
      {...rest}
    >
      <Drawing />
    </svg>
  );
}

/** A phone before a jar beside a window. */
function Photo() {
  return (
    <>
      <path d="M0 0h640v360H0z" className="fill-accent-soft" />
      <path d="M66 40h190v196H66z" className="fill-surface-raised" />
      <path
        d="M66 40h190v196H66zM161 40v196M66 138h190"
        strokeWidth="8"
        className="fill-none stroke-accent"
      />
      <path d="M256 60 520 300H120L256 236Z" className="fill-surface-raised opacity-60" />
      <path d="M0 292h640v68H0z" className="fill-accent opacity-15" />
      <path d="M210 176h96v20h-96z" className="fill-ribbon-4" />
      <rect x="200" y="192" width="116" height="112" rx="20" className="fill-ribbon-4 opacity-80" />
      <rect x="200" y="226" width="116" height="44" className="fill-surface-raised" />
      <path d="M220 240h56v6h-56zm0 14h36v6h-36z" className="fill-border-control" />
      <g transform="rotate(8 470 200)">
        <rect x="404" y="70" width="132" height="242" rx="20" className="fill-on-surface" />
        <rect x="412" y="80" width="116" height="222" rx="12" className="fill-surface-sunken" />
        <rect x="424" y="112" width="92" height="92" rx="8" className="fill-accent-soft" />
        <path d="M450 138h40v8h-40z" className="fill-ribbon-4" />
        <rect x="446" y="144" width="48" height="46" rx="8" className="fill-ribbon-4 opacity-80" />
        <path
          d="M424 128v-16h16m60 0h16v16m0 60v16h-16m-60 0h-16v-16"
          strokeWidth="4"
          className="fill-none stroke-accent"
        />
        <circle cx="470" cy="256" r="22" className="fill-surface-raised" />
        <circle cx="470" cy="256" r="15" className="fill-accent" />
      </g>
    </>
  );
}

/** A parcel on its way from the shop to the door. */
function Parcel() {
  return (
    <>
      <path d="M0 0h640v360H0z" className="fill-accent-soft" />
      <path d="M0 300h640v60H0z" className="fill-accent opacity-15" />
      <path
        d="M120 230C200 60 420 60 520 190"
        strokeWidth="6"
        strokeDasharray="4 18"
        strokeLinecap="round"
        className="fill-none stroke-accent"
      />
      <g transform="translate(44 196)">
        <path d="M8 36h116v72H8z" className="fill-surface-raised" />
        <path
          d="M0 0h132v30a11 11 0 0 1-22 0 11 11 0 0 1-22 0 11 11 0 0 1-22 0 11 11 0 0 1-22 0 11 11 0 0 1-22 0 11 11 0 0 1-22 0Z"
          className="fill-accent"
        />
        <path d="M52 62h30v46H52z" className="fill-accent-hover" />
        <path d="M94 62h20v22H94zM18 62h20v22H18z" className="fill-accent-soft" />
      </g>
      <g transform="translate(468 172)">
        <path d="m0 54 66-54 66 54v78H0z" className="fill-surface-raised" />
        <path d="m-10 62 76-62 76 62-10 12L66 20-0 74z" className="fill-ribbon-4" />
        <path d="M50 76h34v56H50z" className="fill-ribbon-4" />
        <path d="M14 78h22v22H14zm82 0h22v22H96z" className="fill-accent-soft" />
      </g>
      <g transform="translate(240 150)">
        <path d="M0 36 80 0l80 36v104l-80 36-80-36z" className="fill-ribbon-4" />
        <path d="m0 36 80 36 80-36L80 0z" className="fill-ribbon-4" />
        <path d="m0 36 80 36 80-36L80 0z" className="fill-surface-raised opacity-40" />
        <path d="M80 72v104l80-36V36z" className="fill-on-surface opacity-15" />
        <path d="m34 20.700 80 36V92l16-7V50L50 13.500z" className="fill-surface-raised opacity-60" />
        <circle cx="40" cy="112" r="24" className="fill-success" />
        <path
          d="m29 112 8 8 15-16"
          strokeWidth="6"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="fill-none stroke-on-success"
        />
      </g>
    </>
  );
}

/** A notebook with three columns, and coins on it. */
function Cash() {
  return (
    <>
      <path d="M0 0h640v360H0z" className="fill-accent-soft" />
      <path d="M0 286h640v74H0z" className="fill-accent opacity-15" />
      <g transform="rotate(-5 300 180)">
        <rect x="120" y="62" width="320" height="240" rx="14" className="fill-accent" />
        <rect x="132" y="70" width="300" height="224" rx="8" className="fill-surface-raised" />
        <path d="M232 90v186M332 90v186M148 122h268" strokeWidth="3" className="stroke-border-control" />
        <path d="M156 100h54v8h-54zm100 0h54v8h-54zm100 0h54v8h-54z" className="fill-accent" />
        <path
          d="M156 144h58M156 170h44M156 196h54M156 222h36M256 144h48M256 170h58M356 144h40"
          strokeWidth="7"
          strokeLinecap="round"
          className="stroke-border"
        />
        <path d="M156 256h60" strokeWidth="8" strokeLinecap="round" className="stroke-success" />
        <path d="M256 256h44" strokeWidth="8" strokeLinecap="round" className="stroke-ribbon-4" />
        <path d="M356 256h28" strokeWidth="8" strokeLinecap="round" className="stroke-danger" />
        {[94, 130, 166, 202, 238, 270].map((y) => (
          <circle key={y} cx="126" cy={y} r="5" className="fill-surface-raised" />
        ))}
      </g>
      <g transform="rotate(24 500 120)">
        <path d="M486 32h28v120l-14 30-14-30z" className="fill-ribbon-4" />
        <path d="m486 152 14 30 14-30z" className="fill-surface-raised" />
        <path d="m495.500 172 4.500 10 4.500-10z" className="fill-on-surface" />
      </g>
      {[0, 1, 2, 3].map((at) => (
        <g key={at}>
          <path d={`M470 ${272 - at * 20}v16a52 18 0 0 0 104 0v-16z`} className="fill-ribbon-4" />
          <ellipse cx="522" cy={272 - at * 20} rx="52" ry="18" className="fill-ribbon-4" />
          <ellipse cx="522" cy={272 - at * 20} rx="52" ry="18" className="fill-surface-raised opacity-40" />
        </g>
      ))}
      <text x="522" y="219" textAnchor="middle" fontSize="22" fontWeight="700" className="fill-on-surface">
        ৳
      </text>
    </>
  );
}
