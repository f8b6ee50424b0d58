import type { ReactNode } from 'react'

const star = (x: number, y: number, r: number): string => {
  const points = Array.from({ length: 10 }, (_, i) => {
    const [angle, reach] = [(Math.PI * i) / 5 - Math.PI / 2, i % 2 ? r * 0.45 : r]
    return `${(x + Math.cos(angle) * reach).toFixed(1)} ${(y + Math.sin(angle) * reach).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}

/** Hats by item: the middle of the brim is at 0 0, up is negative, the head is about 60 wide. */
export const hats: Readonly<Record<string, ReactNode>> = {
  gorra: (
    <g>
      <path d="M-24 2c0-18 10-26 24-26S24-16 24 2Z" fill="#c2321c" />
      <path d="M8 0c14-2 26 0 32 6-10 3-24 2-34-2Z" fill="#96230f" />
      <circle cy="-24" r="3" fill="#96230f" />
      <circle cx="-4" cy="-11" r="7" fill="#fff7e8" />
    </g>
  ),
  'lazo-rojo': (
    <g fill="#d8412a">
      <path d="M0-8c-10-12-26-14-28-6s-2 20 4 22 18-6 24-12ZM0-8c10-12 26-14 28-6s2 20-4 22-18-6-24-12Z" />
      <circle cy="-6" r="6" fill="#96230f" />
    </g>
  ),
  pava: (
    <g>
      <path d="M-42 4c10-6 22-8 42-8s32 2 42 8c-8 6-22 8-42 8s-34-2-42-8Z" fill="#e6c15a" />
      <path d="M-20 0c0-18 6-28 20-28S20-18 20 0c-8 4-32 4-40 0Z" fill="#f0d27a" />
      <path d="M-20-4c10 5 30 5 40 0v5c-10 5-30 5-40 0Z" fill="#c2321c" />
      <path
        d="M-40 5 -46 10M-30 9-34 15M40 5l6 5M30 9l4 6"
        stroke="#c79a2e"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </g>
  ),
  'flor-de-maga': (
    <g transform="translate(-14 -6)">
      {[0, 72, 144, 216, 288].map(turn => (
        <path
          key={turn}
          d="M0 0c-10-6-10-20 0-22 10 2 10 16 0 22Z"
          fill="#d8412a"
          transform={`rotate(${turn})`}
        />
      ))}
      <circle r="5" fill="#8a1c0b" />
      <path d="M0 0 8-12" stroke="#ffc233" strokeWidth="3" strokeLinecap="round" />
      <circle cx="9" cy="-14" r="3" fill="#ffc233" />
    </g>
  ),
  'gorro-de-lana': (
    <g>
      <path d="M-26 0c0-20 10-30 26-30S26-20 26 0Z" fill="#0b6670" />
      <path d="M-22-8c12 4 32 4 44 0l2 6c-12 4-36 4-48 0Z" fill="#ffc233" />
      <path d="M-28-4h56a5 5 0 0 1 0 10h-56a5 5 0 0 1 0-10Z" fill="#ddf1f4" />
      <circle cy="-32" r="7" fill="#fff7e8" />
    </g>
  ),
  'sombrero-de-playa': (
    <g>
      <path d="M-44 6c6-10 20-12 44-12s38 2 44 12c-14 6-74 6-88 0Z" fill="#fff1c4" />
      <path d="M-22-2c0-18 8-26 22-26S22-20 22-2c-8 4-36 4-44 0Z" fill="#fff7e8" />
      <path d="M-22-6c12 4 32 4 44 0v6c-12 4-32 4-44 0Z" fill="#2f7fb5" />
    </g>
  ),
  boina: (
    <g>
      <path d="M-32-4c-2-16 14-24 34-22s32 12 28 22c-8 6-56 8-62 0Z" fill="#7a2e6f" />
      <path d="M-22 0c12 5 32 5 44 0" stroke="#5a1f52" strokeWidth="6" strokeLinecap="round" fill="none" />
      <path d="M4-26v-6" stroke="#5a1f52" strokeWidth="4" strokeLinecap="round" />
    </g>
  ),
  diadema: (
    <g>
      <path
        d="M-28 4C-26-14-14-20 0-20S26-14 28 4"
        stroke="#e56fa0"
        strokeWidth="6"
        fill="none"
        strokeLinecap="round"
      />
      <path d={star(0, -22, 10)} fill="#ffc233" />
      <circle cx="-18" cy="-14" r="4" fill="#fff7e8" />
      <circle cx="18" cy="-14" r="4" fill="#fff7e8" />
    </g>
  ),
  'casco-de-ciclista': (
    <g>
      <path d="M-30 2c0-22 12-30 30-30S30-20 30 2c-10 4-50 4-60 0Z" fill="#2f7fb5" />
      <path
        d="M-14-24c-4 8-6 16-6 24h8c0-8 1-18 4-26ZM14-24c4 8 6 16 6 24h-8c0-8-1-18-4-26ZM-3-28h6V0h-6Z"
        fill="#ddf1f4"
      />
    </g>
  ),
  'gorro-de-chef': (
    <g fill="#fffdf5">
      <path d="M-22-8c-14 0-16-20-2-22 4-10 20-12 24-4 6-8 22-6 24 4 14 2 12 22-2 22Z" />
      <path d="M-22-10h44V4h-44Z" fill="#f0ead9" />
    </g>
  ),
  'casco-de-exploradora': (
    <g>
      <path d="M-38 6c8-6 22-8 38-8s30 2 38 8c-10 5-66 5-76 0Z" fill="#a58b52" />
      <path d="M-26 2c0-20 10-30 26-30S26-18 26 2Z" fill="#c2a768" />
      <path d="M-26-4h52v6h-52Z" fill="#6f5b2e" />
      <circle cy="-30" r="3.500" fill="#6f5b2e" />
    </g>
  ),
  'corona-de-hojas': (
    <g fill="#3f9b45">
      {[-28, -18, -8, 8, 18, 28].map((x, i) => (
        <path
          key={x}
          d="M0 0c-8-6-6-18 0-22 6 4 8 16 0 22Z"
          transform={`translate(${x} ${2 - (28 - Math.abs(x)) * 0.35}) rotate(${x * 1.2})`}
          fill={i % 2 ? '#2f7a33' : '#4fb053'}
        />
      ))}
      <circle cy="-10" r="4" fill="#d8412a" />
      <circle cx="-13" cy="-8" r="3" fill="#ffc233" />
      <circle cx="13" cy="-8" r="3" fill="#ffc233" />
    </g>
  ),
  'mascara-de-vejigante': (
    <g>
      <path
        d="M-24-4c-14-4-20-16-16-28 6 8 14 10 20 12ZM24-4c14-4 20-16 16-28-6 8-14 10-20 12ZM-6-18c-4-8-2-16 6-20 8 4 10 12 6 20Z"
        fill="#ffc233"
      />
      <path d="M-28 4c0-20 10-28 28-28S28-16 28 4c-10 4-46 4-56 0Z" fill="#c2321c" />
      <g fill="#fffdf5">
        <circle cx="-14" cy="-8" r="3" />
        <circle cy="-14" r="3" />
        <circle cx="14" cy="-8" r="3" />
        <circle cx="-20" cy="0" r="2.500" />
        <circle cx="20" cy="0" r="2.500" />
      </g>
    </g>
  ),
  'casco-de-astronauta': (
    <g>
      <path d="M-34 4c-2-26 12-38 34-38S36-22 34 4c-8 5-60 5-68 0Z" fill="#f0f4f6" />
      <path d="M-24-2c0-16 8-24 24-24S24-18 24-2c-6 4-42 4-48 0Z" fill="#9fd5ea" />
      <path d="M-16-14c2-5 6-8 10-9" stroke="#fff" strokeWidth="4" strokeLinecap="round" fill="none" />
      <circle cx="-34" cy="-2" r="5" fill="#c2321c" />
      <circle cx="34" cy="-2" r="5" fill="#c2321c" />
    </g>
  ),
  'corona-de-reyes': (
    <g>
      <path d="M-28 4-32-24-16-12 0-32l16 20 16-12-4 28c-12 5-44 5-56 0Z" fill="#ffc233" />
      <path d="M-28 4c12 5 44 5 56 0l1-7c-12 5-46 5-58 0Z" fill="#d99a0b" />
      <circle cy="-32" r="4" fill="#c2321c" />
      <circle cx="-32" cy="-25" r="3.500" fill="#0b6670" />
      <circle cx="32" cy="-25" r="3.500" fill="#0b6670" />
      <circle cy="-8" r="4.500" fill="#c2321c" />
      <circle cx="-14" cy="-6" r="3" fill="#2f7a33" />
      <circle cx="14" cy="-6" r="3" fill="#2f7a33" />
    </g>
  ),
}
