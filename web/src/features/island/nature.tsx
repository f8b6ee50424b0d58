interface Placed {
  /** `x y` of the foot, in the map's units. */
  readonly at: string
}

export const Wave = ({ at }: Placed) => (
  <g transform={`translate(${at})`} fill="var(--art-sea-deep)">
    <rect width="46" height="6" rx="3" />
    <rect x="20" y="13" width="34" height="6" rx="3" />
  </g>
)

export const Hill = ({ at, size }: Placed & { readonly size: number }) => (
  <g transform={`translate(${at}) scale(${size})`}>
    <path d="M-62 0C-40-12-26-66 0-66S40-12 62 0C40 12-40 12-62 0Z" fill="var(--art-hill)" />
    <path d="M0-66C26-66 40-12 62 0 44 10 10 10-8 8 14-14 18-44 0-66Z" fill="var(--art-hill-deep)" />
  </g>
)

const frond = 'M0 0C8-14 26-18 40-8 27-9 13-6 0 0Z'
export const Palm = ({ at }: Placed) => (
  <g transform={`translate(${at})`}>
    <path d="M-3 0C2-16 1-28-4-40l5-1C7-28 7-14 4 0Z" fill="var(--art-trunk)" />
    <g transform="translate(-2 -40)">
      <path d={frond} transform="rotate(24)" fill="var(--art-forest-deep)" />
      <path d={frond} transform="scale(-1 1) rotate(24)" fill="var(--art-forest-deep)" />
      <path d={frond} transform="rotate(-22)" fill="var(--art-forest)" />
      <path d={frond} transform="scale(-1 1) rotate(-22)" fill="var(--art-forest)" />
    </g>
  </g>
)

export const Flamboyan = ({ at }: Placed) => (
  <g transform={`translate(${at})`}>
    <path
      d="M-4 0C-2-10-6-18-18-26l4-3C-6-24-1-20 0-16c2-5 8-10 16-13l3 4C9-20 4-12 6 0Z"
      fill="var(--art-trunk)"
    />
    <ellipse cx="0" cy="-26" rx="40" ry="7" fill="var(--art-forest)" />
    <g fill="var(--art-red)">
      <ellipse cx="-24" cy="-33" rx="20" ry="10" />
      <ellipse cx="-2" cy="-42" rx="24" ry="12" />
      <ellipse cx="24" cy="-33" rx="20" ry="10" />
    </g>
    <path
      d="M-44-33c6 8 20 9 30 5 8 6 24 6 32 0 10 4 22 2 26-5 0 6-10 10-20 10-8 4-40 4-48 0-10 0-20-4-20-10Z"
      fill="var(--art-red-deep)"
    />
  </g>
)

export const Boat = ({ at }: Placed) => (
  <g transform={`translate(${at})`}>
    <path d="M-26 0h52l-9 14h-34Z" fill="var(--art-red)" />
    <path d="M2-4v-48C18-40 26-22 27-4Z" fill="var(--art-page)" />
    <path d="M-3-4v-38c-11 11-18 23-19 38Z" fill="var(--art-page-deep)" />
  </g>
)

export const Manati = ({ at }: Placed) => (
  <g transform={`translate(${at})`}>
    <path
      d="M-46 4c6-24 34-30 58-24 20 5 30 14 30 24s-16 14-40 14c-18 0-30-2-38-6-8 8-18 8-24 4 2-8 6-12 14-12Z"
      fill="var(--art-stone-deep)"
    />
    <path d="M-36 10c20 6 58 8 76-2-6 9-22 12-38 12-18 0-30-2-38-10Z" fill="var(--art-stone)" />
    <circle cx="28" cy="-4" r="2.500" fill="var(--art-pupil)" />
    <path d="M4 14c-2 10-8 14-14 14-2-6 0-12 4-15Z" fill="var(--art-stone-deep)" />
  </g>
)

/** The parrot of Utuado's forest, in flight. */
export const Cotorra = ({ at }: Placed) => (
  <g transform={`translate(${at})`}>
    <path d="M-6 4-46-2l14 8-10 8 36-4Z" fill="var(--art-blue)" />
    <path d="M-12 2C-6-10 10-14 22-10c6 2 8 8 5 13-7 9-27 10-39 3Z" fill="var(--art-frog)" />
    <path d="M2-6C-2-24-16-34-26-36c0 16 4 28 14 38Z" fill="var(--art-frog-deep)" />
    <path d="M22-10c4 0 8 3 8 7l-6 3c-2-3-3-6-2-10Z" fill="var(--art-page)" />
    <path d="M22-10h-6c0-2 3-3 6-3Z" fill="var(--art-red)" />
    <circle cx="18" cy="-5" r="2" fill="var(--art-pupil)" />
  </g>
)

export const Cloud = ({ at, small = false }: Placed & { readonly small?: boolean }) => (
  <g transform={`translate(${at}) scale(${small ? 0.5 : 1})`} fill="var(--art-cloud)">
    <path d="M-50 12h96a17 17 0 0 0 0-34 29 29 0 0 0-54-11 24 24 0 0 0-40 11 17 17 0 0 0-2 34Z" />
  </g>
)
