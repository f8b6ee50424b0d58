import type { ReactNode } from 'react'
import type { Anatomy } from '../anatomy.ts'

/** Glasses by item: drawn around the eyes of whoever wears them. */
type Glasses = (anatomy: Anatomy) => ReactNode

const bridge = ({ eyes: [left, right, y], lens }: Anatomy, stroke: string, width = 3) => (
  <path
    d={`M${left + lens} ${y}Q${(left + right) / 2} ${y - 5} ${right - lens} ${y}`}
    stroke={stroke}
    strokeWidth={width}
    fill="none"
  />
)

/** The same lens twice, each around its eye. */
const pair = (anatomy: Anatomy, lens: (x: number, y: number, r: number) => ReactNode) => {
  const [left, right, y] = anatomy.eyes
  return (
    <>
      {[left, right].map(x => (
        <g key={x}>{lens(x, y, anatomy.lens)}</g>
      ))}
    </>
  )
}

const star = (x: number, y: number, r: number) =>
  `M${Array.from({ length: 10 }, (_, i) => {
    const [angle, reach] = [(Math.PI * i) / 5 - Math.PI / 2, i % 2 ? r * 0.62 : r * 1.25]
    return `${(x + Math.cos(angle) * reach).toFixed(1)} ${(y + Math.sin(angle) * reach).toFixed(1)}`
  }).join('L')}Z`

const heart = (x: number, y: number, r: number) =>
  `M${x} ${y + r * 1.1}C${x - r * 1.8} ${y - r * 0.1} ${x - r * 0.9} ${y - r * 1.5} ${x} ${y - r * 0.55}C${x + r * 0.9} ${y - r * 1.5} ${x + r * 1.8} ${y - r * 0.1} ${x} ${y + r * 1.1}Z`

export const glasses: Readonly<Record<string, Glasses>> = {
  'espejuelos-redondos': anatomy => (
    <>
      {bridge(anatomy, '#12263a')}
      {pair(anatomy, (x, y, r) => (
        <circle cx={x} cy={y} r={r} fill="#ddf1f4" fillOpacity="0.35" stroke="#12263a" strokeWidth="3" />
      ))}
    </>
  ),
  'espejuelos-de-estrella': anatomy => (
    <>
      {bridge(anatomy, '#d99a0b')}
      {pair(anatomy, (x, y, r) => (
        <path
          d={star(x, y, r)}
          fill="#fff1c4"
          fillOpacity="0.4"
          stroke="#d99a0b"
          strokeWidth="3.500"
          strokeLinejoin="round"
        />
      ))}
    </>
  ),
  'gafas-de-sol': anatomy => (
    <>
      {bridge(anatomy, '#12263a', 4)}
      {pair(anatomy, (x, y, r) => (
        <>
          <path
            d={`M${x - r} ${y - r * 0.6}h${2 * r}c${r * 0.2} ${r * 1.3} ${-r * 0.5} ${r * 1.6} ${-r} ${r * 1.6}s${-r * 1.2} ${-r * 0.3} ${-r} ${-r * 1.6}Z`}
            fill="#12263a"
          />
          <path
            d={`M${x - r * 0.5} ${y - r * 0.3}l${r * 0.4} ${r * 0.5}`}
            stroke="#7fb7c9"
            strokeWidth="3"
            strokeLinecap="round"
          />
        </>
      ))}
    </>
  ),
  'espejuelos-de-corazon': anatomy => (
    <>
      {bridge(anatomy, '#c2321c')}
      {pair(anatomy, (x, y, r) => (
        <path
          d={heart(x, y, r)}
          fill="#ffe1da"
          fillOpacity="0.45"
          stroke="#c2321c"
          strokeWidth="3.500"
          strokeLinejoin="round"
        />
      ))}
    </>
  ),
  'careta-de-buceo': ({ eyes: [left, right, y], lens: r }) => (
    <>
      <rect
        x={left - r - 4}
        y={y - r - 3}
        width={right - left + 2 * r + 8}
        height={2 * r + 8}
        rx={r}
        fill="#9fd5ea"
        fillOpacity="0.45"
        stroke="#0b6670"
        strokeWidth="5"
      />
      <path
        d={`M${right + r + 4} ${y}h8V${y - 34}`}
        stroke="#ffc233"
        strokeWidth="5"
        fill="none"
        strokeLinecap="round"
      />
    </>
  ),
  antifaz: ({ eyes: [left, right, y], lens: r }) => {
    const middle = (left + right) / 2
    return (
      <path
        fillRule="evenodd"
        d={`M${left - r - 8} ${y - r}Q${middle} ${y - r * 0.6} ${right + r + 8} ${y - r}Q${right + r + 4} ${y + r} ${right} ${y + r}Q${middle} ${y + r * 0.4} ${left} ${y + r}Q${left - r - 4} ${y + r} ${left - r - 8} ${y - r}ZM${left - r * 0.7} ${y}a${r * 0.7} ${r * 0.7} 0 1 0 ${r * 1.4} 0a${r * 0.7} ${r * 0.7} 0 1 0 ${-r * 1.4} 0ZM${right - r * 0.7} ${y}a${r * 0.7} ${r * 0.7} 0 1 0 ${r * 1.4} 0a${r * 0.7} ${r * 0.7} 0 1 0 ${-r * 1.4} 0Z`}
        fill="#7a2e6f"
      />
    )
  },
  monoculo: ({ eyes: [, right, y], lens: r }) => (
    <>
      <circle cx={right} cy={y} r={r} fill="#fff1c4" fillOpacity="0.35" stroke="#d99a0b" strokeWidth="4" />
      <path d={`M${right + r - 2} ${y + 6}c6 14 2 26-6 34`} stroke="#d99a0b" strokeWidth="2" fill="none" />
    </>
  ),
  'visor-de-aviador': anatomy => (
    <>
      {bridge(anatomy, '#6f4a21', 6)}
      {pair(anatomy, (x, y, r) => (
        <>
          <circle cx={x} cy={y} r={r + 1} fill="#e8b56b" fillOpacity="0.4" stroke="#6f4a21" strokeWidth="6" />
          <path
            d={`M${x - r * 0.5} ${y - r * 0.4}q${r * 0.3} ${-r * 0.3} ${r * 0.6} ${-r * 0.2}`}
            stroke="#fff"
            strokeWidth="3"
            fill="none"
            strokeLinecap="round"
          />
        </>
      ))}
    </>
  ),
}
