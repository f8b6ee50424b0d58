import { paint } from './paint.ts'

interface Place {
  readonly x: number
  readonly y: number
  readonly size?: number
}
const at = ({ x, y, size = 1 }: Place) => `translate(${x} ${y}) scale(${size})`

export const SandCastle = (place: Place) => (
  <g transform={at(place)}>
    <path
      fill={paint.castle}
      d="M-70 0v-58h10v8h10v-8h10v8h10v-8h10v58zM20 0v-58h10v8h10v-8h10v8h10v-8h10V0z"
    />
    <path fill={paint.castle} d="M-34 0v-92h12v10h11v-10h12v10h11v-10h12V0z" transform="translate(5)" />
    <path fill={paint.castleShade} d="M10 0v-92h9V0zM-40 0v-58h6V0zM60 0v-58h10V0z" />
    <path fill={paint.trunkShade} d="M-16 0v-24a11 11 0 0 1 22 0V0z" />
    <g fill={paint.trunkShade}>
      <rect x="-9" y="-66" width="8" height="14" rx="4" />
      <rect x="-58" y="-38" width="7" height="12" rx="3.5" />
      <rect x="42" y="-38" width="7" height="12" rx="3.5" />
    </g>
    <rect x="-7" y="-132" width="4" height="42" rx="2" fill={paint.trunk} />
    <path fill={paint.bloomShade} d="M-3-132l32 10-32 11z" />
    <path fill={paint.sandShade} d="M-92 6q20-18 40-6 40-8 70 0 40-14 72 6z" />
  </g>
)

/** The sentry box on the walls of San Juan. */
export const Garita = (place: Place) => (
  <g transform={at(place)}>
    <path fill={paint.stone} d="M-70 140V-4q44-12 84 0v144z" transform="translate(30 6)" />
    <path fill={paint.stoneShade} d="M6 140V-8h38v148z" />
    <path fill={paint.stone} d="M-30 0v-62h62V0z" />
    <path fill={paint.stoneShade} d="M10 0v-62h22V0z" />
    <path fill={paint.stoneShade} d="M-38-58h78v-10h-78z" />
    <path fill={paint.stone} d="M-32-68q4-38 33-42 29 4 33 42z" />
    <path fill={paint.stoneShade} d="M8-109q22 8 26 41H12z" />
    <circle cx="1" cy="-114" r="7" fill={paint.stone} />
    <rect x="-14" y="-48" width="14" height="30" rx="7" fill={paint.dark} />
    <path fill={paint.stoneShade} d="M-42 0h86v10h-86z" />
  </g>
)

export const Wall = ({ y = 190 }: { y?: number }) => (
  <g transform={`translate(0 ${y})`}>
    <path fill={paint.stone} d="M0 0h36v-14h30V0h40v-14h30V0h40v-14h30V0h40v-14h30V0h124v60H0z" />
    <path fill={paint.stoneShade} d="M0 22h400v40H0z" />
    <g fill={paint.castleShade} opacity="0.5">
      <rect x="30" y="8" width="34" height="5" rx="2.5" />
      <rect x="150" y="10" width="28" height="5" rx="2.5" />
      <rect x="262" y="8" width="34" height="5" rx="2.5" />
    </g>
  </g>
)

const fronts = [
  { wall: paint.pink, shade: paint.pinkShade, height: 96 },
  { wall: paint.sun, shade: '#dda119', height: 112 },
  { wall: paint.sea, shade: paint.seaShade, height: 90 },
  { wall: paint.hill, shade: paint.hillShade, height: 106 },
  { wall: paint.white, shade: paint.sandShade, height: 98 },
  { wall: paint.bloom, shade: paint.bloomShade, height: 110 },
]

/** A street of Old San Juan. */
export const Houses = ({ y = 204 }: { y?: number }) => (
  <g transform={`translate(0 ${y})`}>
    {fronts.map(({ wall, shade, height }, n) => (
      <g key={wall} transform={`translate(${n * 68 - 4} 0)`}>
        <path fill={wall} d={`M0 0v-${height}h68V0z`} />
        <path fill={shade} d={`M0-${height}h68v8H0zM60 0v-${height}h8V0z`} />
        <rect x="10" y="-36" width="18" height="36" rx="9" fill={paint.trunkShade} />
        <rect x="36" y="-34" width="16" height="20" rx="3" fill={paint.dark} opacity="0.75" />
        <rect x="12" y={-height + 22} width="14" height="26" rx="7" fill={paint.dark} opacity="0.75" />
        <rect x="38" y={-height + 22} width="14" height="26" rx="7" fill={paint.dark} opacity="0.75" />
        <path fill={paint.white} d={`M6-${height - 50}h52v5H6z`} />
      </g>
    ))}
    <rect y="0" width="400" height="60" fill={paint.greyShade} />
    <path
      fill={paint.grey}
      d="M0 0h400v10H0zM20 24h34v6H20zM96 20h34v6H96zM180 26h34v6h-34zM262 20h34v6h-34zM340 26h34v6h-34z"
    />
  </g>
)

/** The great dish in its valley. */
export const Dish = (place: Place) => (
  <g transform={at(place)}>
    <path fill={paint.grey} d="M-120-36Q0 70 120-36z" />
    <path fill={paint.white} d="M-120-36q120 34 240 0-120-30-240 0z" />
    <path fill={paint.greyShade} d="M20 15Q88 4 120-36q-34 18-100 51z" />
    <path fill={paint.stoneShade} d="M-134 20v-130h10V20zM124 20v-130h10V20z" />
    <path fill={paint.dark} d="M-129-108L-18-92v3l-112-16zM129-108L18-92v3l112-16z" />
    <path fill={paint.stone} d="M-24-96h48l-8 12h-32z" />
    <path fill={paint.bloomShade} d="M-4-84h8v22h-8z" />
  </g>
)

/** The lion of the fountain in Ponce. */
export const Lion = (place: Place) => (
  <g transform={at(place)}>
    <path fill={paint.stone} d="M-74 0v-22H74V0zM-60-22v-14H60v14z" />
    <path fill={paint.stoneShade} d="M30 0v-22h44V0zM30-22v-14h30v14z" />
    <path fill={paint.sandShade} d="M-42-36q-6-52 30-62l36 4q26 14 22 58z" />
    <path fill={paint.castle} d="M-32-36v-40h16v40zM-8-36v-42H8v42z" />
    <path fill={paint.castle} d="M46-36q26-2 24-28-2-16 8-24l6 6q-8 6-6 20 2 30-32 34z" />
    <circle cx="-20" cy="-104" r="34" fill={paint.castleShade} />
    <circle cx="-20" cy="-104" r="24" fill={paint.castle} />
    <circle cx="-29" cy="-108" r="3.5" fill={paint.dark} />
    <circle cx="-11" cy="-108" r="3.5" fill={paint.dark} />
    <path fill={paint.dark} d="M-26-98h12l-6 6z" />
    <path fill={paint.trunkShade} d="M-28-88q8 6 16 0v3q-8 6-16 0z" />
  </g>
)

export const Kite = (place: Place) => (
  <g transform={at(place)}>
    <path fill={paint.sun} d="M0-34L26 0 0 40-26 0z" />
    <path fill={paint.bloom} d="M0-34L26 0H0zM0 40L-26 0H0z" />
    <path
      fill="none"
      stroke={paint.bloomShade}
      strokeWidth="3"
      strokeLinecap="round"
      d="M0 40q14 14 2 26t4 28q12 12 2 24"
    />
  </g>
)

export const House = (place: Place) => (
  <g transform={at(place)}>
    <path fill={paint.pink} d="M-44 0v-48h88V0z" />
    <path fill={paint.pinkShade} d="M28 0v-48h16V0z" />
    <path fill={paint.bloomShade} d="M-56-46l20-34h72l20 34z" />
    <rect x="-10" y="-34" width="20" height="34" rx="3" fill={paint.trunkShade} />
    <rect x="-34" y="-34" width="16" height="18" rx="3" fill={paint.foam} />
    <rect x="18" y="-34" width="16" height="18" rx="3" fill={paint.foam} />
  </g>
)

export const Guagua = (place: Place) => (
  <g transform={at(place)}>
    <path fill={paint.bloom} d="M-104-16v-66a16 16 0 0 1 16-16h166q20 0 24 20l6 62z" />
    <path fill={paint.bloomShade} d="M-104-36h208l4 24a8 8 0 0 1-8 8h-196a8 8 0 0 1-8-8z" />
    <g fill={paint.foam}>
      <rect x="-92" y="-84" width="34" height="30" rx="6" />
      <rect x="-50" y="-84" width="34" height="30" rx="6" />
      <rect x="-8" y="-84" width="34" height="30" rx="6" />
      <path d="M36-84h40q10 0 12 12l4 18H36z" />
    </g>
    <circle cx="-75" cy="-62" r="10" fill={paint.trunk} />
    <circle cx="9" cy="-62" r="10" fill={paint.trunkShade} />
    <rect x="-104" y="-46" width="210" height="5" fill={paint.sun} />
    <circle cx="100" cy="-24" r="6" fill={paint.sun} />
    <g fill={paint.dark}>
      <circle cx="-60" cy="-4" r="20" />
      <circle cx="62" cy="-4" r="20" />
    </g>
    <g fill={paint.grey}>
      <circle cx="-60" cy="-4" r="9" />
      <circle cx="62" cy="-4" r="9" />
    </g>
  </g>
)

export const MangoTree = (place: Place) => (
  <g transform={at(place)}>
    <path fill={paint.trunk} d="M-14 0q6-40 0-84h28q-6 44 2 84z" />
    <path fill={paint.trunkShade} d="M4 0q-2-44 2-84h8q-6 44 2 84z" />
    <path
      fill={paint.leafShade}
      d="M-96-84a34 34 0 0 1 14-56 50 50 0 0 1 86-30 46 46 0 0 1 78 34 36 36 0 0 1 6 58q-34 14-90 8-62 8-94-14z"
    />
    <path
      fill={paint.leaf}
      d="M-84-100a28 28 0 0 1 16-40 44 44 0 0 1 76-22 38 38 0 0 1 60 26 28 28 0 0 1 2 36q-36 8-78 2-48 8-76-2z"
    />
    <g fill={paint.sun}>
      <path d="M-50-96q-14 4-12 20 4 10 14 6 12-10-2-26zM40-100q-14 4-12 20 4 10 14 6 12-10-2-26zM-4-90q-14 4-12 20 4 10 14 6 12-10-2-26z" />
    </g>
    <g fill={paint.bloom}>
      <path d="M-50-96q10 10 4 26 10-8 4-18-2-6-8-8zM40-100q10 10 4 26 10-8 4-18-2-6-8-8zM-4-90q10 10 4 26 10-8 4-18-2-6-8-8z" />
    </g>
  </g>
)
