/** Marks of shops, each in a box of 100 × 100: what is cut out of one is of the colour of the ground that it stands on. */
export const marks = {
  /** Two leaves on a stem. */
  sprout: () => `<g fill="#fff"><path d="M50 62C29 62 19 49 18 31c19 0 32 11 32 31Z"/>
<path d="M50 53c0-21 12-33 32-35 1 21-11 35-32 35Z"/></g>
<path d="M50 58v26" stroke="#fff" stroke-width="7" stroke-linecap="round"/>`,

  /** Three bows, one in the other. */
  rainbow: () => {
    const bow = (radius: number, colour: string) =>
      `<path d="M${50 - radius} 68a${radius} ${radius} 0 0 1 ${2 * radius} 0" stroke="${colour}"/>`;
    return `<g fill="none" stroke-width="9.5" stroke-linecap="round">${bow(36, "#f0b95a")}${bow(22.5, "#ef7d69")}${bow(9, "#8ecbbd")}</g>`;
  },

  /** A house with a flash of lightning for its door. */
  "house-of-lightning": (ground: string) =>
    `<path d="M50 16 83 44v38H17V44Z" fill="#fff" stroke="#fff" stroke-width="6" stroke-linejoin="round"/>
<path d="M56 31 33 59h14l-4 20 24-29H53Z" fill="${ground}" stroke="${ground}" stroke-width="2" stroke-linejoin="round"/>`,

  /** Round sweets in a bowl. */
  "bowl-of-sweets": (ground: string) =>
    `<g fill="#ffe3b3" stroke="${ground}" stroke-width="3"><circle cx="50" cy="31" r="14"/><circle cx="34" cy="43" r="14"/><circle cx="66" cy="43" r="14"/></g>
<path d="M15 51h70a35 31 0 0 1-26 30v4H41v-4A35 31 0 0 1 15 51Z" fill="#fff" stroke="${ground}" stroke-width="3"/>`,

  /** An open book. */
  book: () => `<g fill="#fff"><path d="M47.5 33C39 25 27 23 13 24v45c14-1 26 1 34.5 9Z"/>
<path d="M52.5 33C61 25 73 23 87 24v45c-14-1-26 1-34.5 9Z"/></g>`,

  /** A flower as it is stitched on a quilt. */
  "stitched-flower": () => {
    const petal = (turn: number) =>
      `<path transform="rotate(${turn} 50 50)" d="M50 44C41 37 41 26 50 18c9 8 9 19 0 26Z"/>`;
    return `<g fill="#fff">${[0, 60, 120, 180, 240, 300].map(petal).join("")}<circle cx="50" cy="50" r="4.5"/></g>
<circle cx="50" cy="50" r="38" fill="none" stroke="#fff" stroke-width="3" stroke-dasharray="7 4.937"/>`;
  },

  /** A flower with round petals. */
  blossom: () => {
    const petal = (turn: number) =>
      `<circle transform="rotate(${turn} 50 50)" cx="50" cy="29" r="14.5" fill="#fff"/>`;
    return `${[0, 72, 144, 216, 288].map(petal).join("")}<circle cx="50" cy="50" r="11" fill="#ffd166"/>`;
  },
};
export type MarkName = keyof typeof marks;
