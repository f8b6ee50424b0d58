import { MAP } from '#web/features/island/geography.ts'
import { middles } from '#web/features/island/middles.ts'
import { Scenery } from '#web/features/island/scenery.tsx'
import { units } from '#web/features/landing/units.ts'

/** Where a sign would cover what the place is known for, it stands beside it. */
const spots: Readonly<Record<string, readonly [x: number, y: number]>> = {
  Luquillo: [884, 150],
  'Río Grande': [786, 300],
  'San Juan': [604, 118],
  Arecibo: [372, 150],
  Ponce: [420, 440],
  'Cabo Rojo': [128, 440],
}

/** The island with the numbered stops of the landing page's journey. */
export const IslandPicture = () => (
  <svg viewBox={`0 0 ${MAP.width} ${MAP.height}`} aria-hidden="true">
    <rect {...MAP} fill="var(--art-sea)" />
    <Scenery />
    {units.map(({ city }, at) => {
      const [x, y] = spots[city] ?? middles[city] ?? [0, 0]
      return (
        <g key={city} transform={`translate(${x} ${y})`}>
          <path d="M0 34C-8 20-30 10-30-12a30 30 0 0 1 60 0C30 10 8 20 0 34Z" fill="#ffc233" />
          <circle cy="-12" r="22" fill="#fff7e8" />
          <text
            y="-2"
            textAnchor="middle"
            fontFamily="Lexend, Segoe UI, Arial, sans-serif"
            fontSize="29"
            fontWeight="800"
            fill="#12263a"
          >
            {at + 1}
          </text>
        </g>
      )
    })}
  </svg>
)
