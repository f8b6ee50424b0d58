interface Placed {
  /** `x y` of the foot, in the map's units. */
  readonly at: string
}

/** El Yunque: the wet, high forest. */
export const Rainforest = ({ at }: Placed) => (
  <g transform={`translate(${at})`}>
    <path d="M-74 18C-54 4-38-60-6-66 26-60 50-6 74 14 40 32-40 32-74 18Z" fill="var(--art-forest)" />
    <path d="M-6-66C26-60 50-6 74 14 50 26 16 30-12 28 10 0 14-36-6-66Z" fill="var(--art-forest-deep)" />
    <path d="M-6-66c8 3 14 10 20 20l-10-4-8 9-8-8-10 7c5-12 9-20 16-24Z" fill="var(--art-frog)" />
    <g fill="var(--art-frog-deep)">
      <circle cx="-44" cy="14" r="12" />
      <circle cx="-24" cy="20" r="14" />
      <circle cx="44" cy="16" r="12" />
    </g>
    <path d="M2-4c4 8 5 18 2 30h10C16 12 14 2 8-6Z" fill="var(--art-shallow)" />
  </g>
)

/** The radio telescope's valley of Arecibo. */
export const Dish = ({ at }: Placed) => (
  <g transform={`translate(${at})`}>
    <ellipse cy="4" rx="48" ry="20" fill="var(--art-forest)" />
    <ellipse rx="42" ry="16" fill="var(--art-page)" />
    <path d="M-42 0C-30 16 30 16 42 0 40 10 22 16 0 16S-40 10-42 0Z" fill="var(--art-stone-deep)" />
    <g fill="var(--art-stone-deep)">
      <path d="M-48 6-44-34h5l1 40ZM42 6l-4-40h5l5 40ZM-4-8-2-44h4l2 36Z" />
    </g>
    <g stroke="var(--art-pupil)" strokeWidth="1.600" opacity="0.7">
      <path d="M-42-32-2-22M41-32 2-22M0-42v20" />
    </g>
    <path d="M-9-24H9L4-14h-8Z" fill="var(--art-red)" />
  </g>
)

const house = (x: number, wall: string, shade: string) => (
  <g transform={`translate(${x} 0)`} key={x}>
    <path d="M0 0v-34h26V0Z" fill={wall} />
    <path d="M18 0v-34h8V0Z" fill={shade} />
    <path d="M-2-34h30v-5H-2Z" fill="var(--art-page)" />
    <path d="M5 0v-15a5 5 0 0 1 10 0V0Z" fill="var(--art-trunk-deep)" />
    <rect x="5" y="-29" width="6" height="8" rx="1" fill="var(--art-page)" />
    <rect x="15" y="-29" width="6" height="8" rx="1" fill="var(--art-page)" />
  </g>
)
/** The coloured houses of Old San Juan. */
export const Houses = ({ at }: Placed) => (
  <g transform={`translate(${at})`}>
    {house(0, 'var(--art-yellow)', 'var(--gold-edge)')}
    {house(26, 'var(--art-blue)', 'var(--mar)')}
    {house(52, 'var(--art-pink)', 'var(--art-red)')}
  </g>
)

/** The wall of San Juan and its sentry box. */
export const Fort = ({ at }: Placed) => (
  <g transform={`translate(${at})`}>
    <path d="M-40 26-32-8h64l8 34Z" fill="var(--art-stone)" />
    <path d="M14 26 10-8h22l8 34Z" fill="var(--art-stone-deep)" />
    <path d="M-36-8v-8h12v6h10v-6h12v6H8v-6h12v6h10v-6h6v8Z" fill="var(--art-stone)" />
    <path d="M-30-14v-24h24v24Z" fill="var(--art-stone)" />
    <path d="M-14-14v-24h8v24Z" fill="var(--art-stone-deep)" />
    <path d="M-33-38c1-13 7-20 15-22 8 2 14 9 15 22Z" fill="var(--art-stone-deep)" />
    <rect x="-22" y="-32" width="6" height="14" rx="3" fill="var(--art-pupil)" opacity="0.7" />
    <path d="M24-16v-34" stroke="var(--art-trunk)" strokeWidth="2.500" />
    <path d="M25-50 46-44 25-37Z" fill="var(--art-red)" />
  </g>
)

/** The sand castle of Luquillo. */
export const Castle = ({ at }: Placed) => (
  <g transform={`translate(${at})`}>
    <ellipse cy="4" rx="48" ry="11" fill="var(--art-sand)" />
    <path d="M-34 4v-34h7v7h7v-7h7v7h8v-7h7v34ZM6 4v-34h7v7h7v-7h7v7h7V4Z" fill="var(--art-castle)" />
    <path d="M-14 4v-54h7v8h10v-8h11v8h5V4Z" fill="var(--art-castle)" />
    <path d="M6 4v-46h8v-8h5V4ZM27 4v-27h7V4Z" fill="var(--art-castle-deep)" />
    <path d="M-6 4v-14a8 8 0 0 1 16 0V4Z" fill="var(--art-castle-deep)" />
    <path d="M2-50v-24" stroke="var(--art-trunk)" strokeWidth="2.500" strokeLinecap="round" />
    <path d="m3-74 20 7-20 7Z" fill="var(--art-red)" />
  </g>
)

/** The lion of Ponce. */
export const Lion = ({ at }: Placed) => (
  <g transform={`translate(${at})`}>
    <path d="M-30 26h60v12h-60Z" fill="var(--art-stone-deep)" />
    <circle r="30" fill="var(--art-red-deep)" />
    <path d="M0-30a30 30 0 0 1 0 60 44 44 0 0 0 0-60Z" fill="var(--art-cover-deep)" />
    <circle cx="-19" cy="-18" r="8" fill="var(--art-castle-deep)" />
    <circle cx="19" cy="-18" r="8" fill="var(--art-castle-deep)" />
    <ellipse cy="2" rx="20" ry="19" fill="var(--art-castle)" />
    <ellipse cy="11" rx="11" ry="9" fill="var(--art-page)" />
    <circle cx="-8" cy="-3" r="2.600" fill="var(--art-pupil)" />
    <circle cx="8" cy="-3" r="2.600" fill="var(--art-pupil)" />
    <path d="M-5 5h10l-5 6Z" fill="var(--art-trunk-deep)" />
  </g>
)

/** The mango tree of Mayagüez. */
export const MangoTree = ({ at }: Placed) => (
  <g transform={`translate(${at})`}>
    <path d="M-5 4v-24H6V4Z" fill="var(--art-trunk)" />
    <circle cx="-14" cy="-30" r="20" fill="var(--art-forest)" />
    <circle cx="14" cy="-30" r="20" fill="var(--art-forest-deep)" />
    <circle cy="-44" r="20" fill="var(--art-forest)" />
    <g fill="var(--art-yellow)">
      <ellipse cx="-16" cy="-26" rx="5" ry="6" />
      <ellipse cx="2" cy="-42" rx="5" ry="6" />
      <ellipse cx="16" cy="-24" rx="5" ry="6" />
    </g>
  </g>
)

/** The lighthouse at the cape in the south-west. */
export const Lighthouse = ({ at }: Placed) => (
  <g transform={`translate(${at})`}>
    <path d="M-10 4-7-40H7l3 44Z" fill="var(--art-page)" />
    <path d="m2 4 1-44h4l3 44Z" fill="var(--art-page-deep)" />
    <path d="m-9-8 .7-9H8.300L9-8ZM-7.700-26-7-35H7l.7 9Z" fill="var(--art-red)" />
    <path d="M-7-40v-9H7v9Z" fill="var(--art-yellow)" />
    <path d="M-9-49 0-58l9 9Z" fill="var(--art-red-deep)" />
  </g>
)

/** The bay of Vieques, where the water shines at night. */
export const Glow = ({ at }: Placed) => (
  <g transform={`translate(${at})`} fill="var(--art-glow)">
    <ellipse cx="-4" cy="8" rx="40" ry="11" opacity="0.85" />
    <circle cx="-52" cy="14" r="5" />
    <circle cx="46" cy="18" r="6" />
    <circle cx="20" cy="28" r="4" />
    <circle cx="-26" cy="28" r="5" />
  </g>
)
