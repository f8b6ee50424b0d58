import type { ReactNode } from 'react'

/** So many of the same around the circle of 160 × 160. */
function around(count: number, drawing: (i: number) => ReactNode): ReactNode {
  const turns = Array.from({ length: count }, (_, i) => (360 / count) * i)
  return turns.map((turn, i) => (
    <g key={turn} transform={`translate(80 80) rotate(${turn}) translate(0 -73)`}>
      {drawing(i)}
    </g>
  ))
}

const ring = (stroke: string, width = 9, r = 75) => (
  <circle cx="80" cy="80" r={r} fill="none" stroke={stroke} strokeWidth={width} />
)

/** Frames by item, around the circle of 160 × 160. */
export const frames: Readonly<Record<string, ReactNode>> = {
  'marco-de-mar': (
    <>
      {ring('#2f9fb5')}
      {around(18, () => (
        <path d="M-10 4C-6-6 2-6 4 0s8 2 8-2c0 8-4 10-10 10S-8 8-10 4Z" fill="#ddf1f4" />
      ))}
    </>
  ),
  'marco-de-palma': (
    <>
      {ring('#8a5a34', 5)}
      {around(14, i => (
        <path d="M-14 4C-8-8 8-8 14 4 6 0-6 0-14 4Z" fill={i % 2 ? '#2f7a33' : '#4fb053'} />
      ))}
    </>
  ),
  'marco-de-flores': (
    <>
      {ring('#3f9b45', 6)}
      {around(12, i => (
        <g>
          {[0, 72, 144, 216, 288].map(turn => (
            <ellipse
              key={turn}
              cy="-5"
              rx="4"
              ry="5.500"
              fill={i % 2 ? '#d8412a' : '#e56fa0'}
              transform={`rotate(${turn})`}
            />
          ))}
          <circle r="3" fill="#ffc233" />
        </g>
      ))}
    </>
  ),
  'marco-de-azulejos': (
    <>
      {ring('#fffdf5', 12, 74)}
      {around(20, i => (
        <path d="m0-6 8 6-8 6-8-6Z" fill={i % 2 ? '#2f7fb5' : '#e8a13c'} />
      ))}
    </>
  ),
  'marco-de-estrellas': (
    <>
      {ring('#1b2250', 11, 74)}
      {around(14, i => (
        <path
          d="m0-7 2 5 5 .500-4 3.500 1.500 5L0 4.500-4.500 7-3 2-7-1.500-2-2Z"
          fill={i % 2 ? '#fff1c4' : '#ffc233'}
        />
      ))}
    </>
  ),
  'marco-de-caracoles': (
    <>
      {ring('#f3dfa8', 10, 75)}
      {around(12, i => (
        <path
          d="M0-8C7-8 9 0 6 6H-6C-9 0-7-8 0-8ZM0-7V6M-4-5-5 6M4-5 5 6"
          fill={i % 2 ? '#f0a58f' : '#fffdf5'}
          stroke="#c2724a"
          strokeWidth="1"
        />
      ))}
    </>
  ),
  'marco-de-mundillo': (
    <>
      {ring('#fffdf5', 4, 70)}
      {around(24, () => (
        <circle cy="-1" r="7" fill="none" stroke="#fffdf5" strokeWidth="2.500" />
      ))}
      {around(24, () => (
        <circle cy="-1" r="2" fill="#fffdf5" />
      ))}
      <circle cx="80" cy="80" r="79" fill="none" stroke="#d8cfb4" strokeWidth="1.500" />
    </>
  ),
  'marco-de-oro': (
    <>
      {ring('#d99a0b', 12, 74)}
      {ring('#ffc233', 7, 74)}
      {around(8, i => (
        <path d="m0-9 7 9-7 9-7-9Z" fill={i % 2 ? '#c2321c' : '#0b6670'} stroke="#fff1c4" strokeWidth="2" />
      ))}
    </>
  ),
}
