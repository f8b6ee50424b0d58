import type { Drawings } from './drawings.ts'

const RAYS = [0, 45, 90, 135, 180, 225, 270, 315]

const Sun = ({ x, y, r }: { readonly x: number; readonly y: number; readonly r: number }) => (
  <g transform={`translate(${x} ${y})`}>
    {RAYS.map(turn => (
      <rect
        key={turn}
        x={-r / 8}
        y={-r * 1.55}
        width={r / 4}
        height={r / 2.5}
        rx={r / 8}
        fill="#ffc233"
        transform={`rotate(${turn})`}
      />
    ))}
    <circle r={r} fill="#ffc233" />
  </g>
)

/** Days that follow each other, and what grows by them, on a field of 64 by 64. */
export const constancy: Drawings = {
  'tres-soles': (
    <g>
      <Sun x={32} y={21} r={7} />
      <Sun x={20} y={42} r={6} />
      <Sun x={44} y={42} r={6} />
    </g>
  ),
  semana: (
    <g>
      <rect x="13" y="16" width="38" height="34" rx="6" fill="#fff" />
      <path d="M13 26h38v-4a6 6 0 0 0-6-6H19a6 6 0 0 0-6 6Z" fill="#c2321c" />
      <text x="32" y="45" textAnchor="middle" fontSize="19" fontWeight="700" fill="#12263a">
        7
      </text>
    </g>
  ),
  'dos-semanas': (
    <g>
      <rect x="19" y="12" width="34" height="32" rx="6" fill="#5cc2c9" />
      <rect x="11" y="19" width="36" height="33" rx="6" fill="#fff" />
      <path d="M11 28h36v-3a6 6 0 0 0-6-6H17a6 6 0 0 0-6 6Z" fill="#2f7a33" />
      <text x="29" y="47" textAnchor="middle" fontSize="17" fontWeight="700" fill="#12263a">
        14
      </text>
    </g>
  ),
  mes: (
    <g>
      <circle cx="32" cy="32" r="19" fill="#12263a" />
      <path d="M38 15a18 18 0 1 0 8 27A15 15 0 0 1 38 15Z" fill="#ffe08f" />
      <circle cx="44" cy="24" r="1.800" fill="#fff" />
      <circle cx="40" cy="33" r="1.400" fill="#fff" />
    </g>
  ),
  'primer-retono': (
    <g>
      <path d="M32 50V32" stroke="#2f7a33" strokeWidth="4" strokeLinecap="round" />
      <path d="M32 34c-2-10-9-13-17-12 1 9 8 14 17 12Z" fill="#6fbf57" />
      <path d="M32 32c2-9 8-13 17-13 0 9-7 15-17 13Z" fill="#8fd672" />
      <path d="M18 51h28" stroke="#7a4a21" strokeWidth="5" strokeLinecap="round" />
    </g>
  ),
  arbolito: (
    <g>
      <path d="M29 34h6v17h-6Z" fill="#7a4a21" />
      <circle cx="32" cy="25" r="13" fill="#2f7a33" />
      <circle cx="24" cy="31" r="8" fill="#4a9a3f" />
      <circle cx="40" cy="31" r="8" fill="#4a9a3f" />
      <path d="M18 52h28" stroke="#4e2d12" strokeWidth="4" strokeLinecap="round" />
    </g>
  ),
  flamboyan: (
    <g>
      <path d="M32 52V36M32 42l-9-8M32 40l9-7" stroke="#7a4a21" strokeWidth="4" strokeLinecap="round" />
      <path d="M10 33c0-12 10-19 22-19s22 7 22 19c-6 3-9-1-13 1s-6-1-9-1-5 3-9 1-7 2-13-1Z" fill="#c2321c" />
      <g fill="#ffc233">
        <circle cx="20" cy="26" r="2" />
        <circle cx="31" cy="21" r="2" />
        <circle cx="43" cy="27" r="2" />
      </g>
    </g>
  ),
  ceiba: (
    <g>
      <path d="M27 28h10c0 10 3 16 9 24H18c6-8 9-14 9-24Z" fill="#9a7a5a" />
      <path d="M32 34v18M27 44l-4 8M37 44l4 8" stroke="#7a5a3a" strokeWidth="2" />
      <ellipse cx="32" cy="21" rx="21" ry="10" fill="#2f7a33" />
      <ellipse cx="32" cy="17" rx="13" ry="6" fill="#4a9a3f" />
    </g>
  ),
}
