import { paint } from './paint.ts'

// Everything is drawn on a sheet of 400 by 240.

type Hour = 'day' | 'dawn' | 'dusk' | 'night'
const skies = { day: paint.sky, dawn: paint.dawn, dusk: paint.dusk, night: paint.night }

export function Sky({ hour = 'day', x = 318, y = 58 }: { hour?: Hour; x?: number; y?: number }) {
  return (
    <>
      <rect width="400" height="240" fill={skies[hour]} />
      {hour === 'night' ? (
        <>
          <circle cx={x} cy={y} r="24" fill={paint.moon} />
          <circle cx={x - 10} cy={y - 7} r="20" fill={paint.night} />
          {[40, 96, 150, 206, 262, 356].map((star, n) => (
            <circle key={star} cx={star} cy={24 + ((n * 37) % 70)} r={n % 2 ? 2 : 3} fill={paint.moon} />
          ))}
        </>
      ) : (
        <circle cx={x} cy={y} r="30" fill={paint.sun} />
      )}
    </>
  )
}

export const Cloud = ({ x, y, size = 1 }: { x: number; y: number; size?: number }) => (
  <path
    transform={`translate(${x} ${y}) scale(${size})`}
    fill={paint.cloud}
    d="M0 30a15 15 0 0 1 5-29 24 24 0 0 1 44-4 17 17 0 0 1 25 17 9 9 0 0 1-2 16z"
  />
)

export const Mountains = ({ y = 0 }: { y?: number }) => (
  <g transform={`translate(0 ${y})`}>
    <path fill={paint.hill} d="M-10 170q60-72 118-64 36 4 64 30 48-62 104-58 66 6 134 92v90H-10z" />
    <path fill={paint.hillShade} d="M-10 196q70-50 146-40 60 8 100 22 74-46 174-20v102H-10z" />
  </g>
)

export const Sea = ({ y, night = false }: { y: number; night?: boolean }) => (
  <g transform={`translate(0 ${y})`}>
    <path
      fill={night ? paint.nightSea : paint.sea}
      d="M0 6q25-10 50 0t50 0 50 0 50 0 50 0 50 0 50 0 50 0v240H0z"
    />
    <path
      fill={night ? paint.dark : paint.seaShade}
      d="M0 40q25-10 50 0t50 0 50 0 50 0 50 0 50 0 50 0 50 0v210H0z"
    />
    <g fill={night ? paint.glow : paint.foam}>
      <rect x="44" y="20" width="34" height="4" rx="2" />
      <rect x="186" y="26" width="46" height="4" rx="2" />
      <rect x="318" y="18" width="30" height="4" rx="2" />
    </g>
  </g>
)

export const Sand = ({ y = 176 }: { y?: number }) => (
  <g transform={`translate(0 ${y})`}>
    <path fill={paint.sand} d="M0 22q90-34 200-16 110 16 200-8v100H0z" />
    <path fill={paint.sandShade} d="M0 52q100-18 210-4 110 10 190-8v60H0z" />
    <g fill={paint.castleShade}>
      <circle cx="60" cy="30" r="2" />
      <circle cx="130" cy="24" r="2" />
      <circle cx="330" cy="28" r="2" />
    </g>
  </g>
)

export const Meadow = ({ y = 178 }: { y?: number }) => (
  <g transform={`translate(0 ${y})`}>
    <path fill={paint.leaf} d="M0 14q100-26 206-8 104 16 194-6v100H0z" />
    <path fill={paint.leafShade} d="M0 44q110-20 214-6 100 12 186-6v60H0z" />
  </g>
)

export const Palm = ({ x, y, size = 1 }: { x: number; y: number; size?: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path fill={paint.trunk} d="M-9 0q-2-60 16-106l11 3Q4-56 10 0z" />
    <path fill={paint.trunkShade} d="M3 0q-2-56 11-104l4 1Q4-56 10 0z" />
    <g transform="translate(12 -106)">
      <path fill={paint.leafShade} d="M0 0q-34-30-68-4 34-6 68 4zM0 0q34-34 70-8-36-2-70 8z" />
      <path fill={paint.leaf} d="M0 0q-46-6-58 36 22-28 58-36zM0 0q46-4 60 36-24-26-60-36z" />
      <path fill={paint.leafShade} d="M0 0q-14-40-46-44 26 16 46 44zM0 0q12-42 44-48-24 18-44 48z" />
      <circle cx="-6" cy="5" r="6" fill={paint.trunkShade} />
      <circle cx="6" cy="7" r="6" fill={paint.trunk} />
    </g>
  </g>
)

export const Flamboyan = ({ x, y, size = 1 }: { x: number; y: number; size?: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path fill={paint.trunk} d="M-9 0q2-34-4-60l-26-22 8-6 26 20 6-30h8l2 34 28-26 7 6-30 30q-6 26-3 54z" />
    <path
      fill={paint.bloomShade}
      d="M-92-76a26 26 0 0 1 26-34 40 40 0 0 1 70-14 38 38 0 0 1 66 18 24 24 0 0 1 14 36q-30 12-84 8-60 4-92-14z"
    />
    <path
      fill={paint.bloom}
      d="M-80-88a22 22 0 0 1 24-26 36 36 0 0 1 62-8 34 34 0 0 1 58 16 20 20 0 0 1 8 22q-34 10-76 4-52 4-76-8z"
    />
    <g fill={paint.sun}>
      <circle cx="-46" cy="-96" r="3" />
      <circle cx="-8" cy="-110" r="3" />
      <circle cx="36" cy="-98" r="3" />
      <circle cx="10" cy="-90" r="3" />
    </g>
    <g fill={paint.bloom}>
      <ellipse cx="-40" cy="2" rx="6" ry="3" />
      <ellipse cx="34" cy="4" rx="6" ry="3" />
      <ellipse cx="60" cy="-2" rx="5" ry="2.5" />
    </g>
  </g>
)
