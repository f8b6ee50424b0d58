import type { ReactNode } from 'react'
import { Flower } from '#web/ui/art/flower.tsx'

/** A cay in shallow water, on which something stands; 240 × 170 units. */
export const Islet = ({ children }: { readonly children: ReactNode }) => (
  <svg viewBox="0 0 240 170" preserveAspectRatio="xMinYMax" aria-hidden="true">
    <ellipse cx="120" cy="138" rx="112" ry="28" fill="var(--art-shallow)" />
    <ellipse cx="120" cy="137" rx="92" ry="21" fill="var(--art-sand-deep)" />
    <ellipse cx="120" cy="133" rx="92" ry="20" fill="var(--art-sand)" />
    {children}
  </svg>
)

/** A book out of which a sand castle rises. */
export const PopUpBook = () => (
  <g>
    <path d="M40 116 120 132l80-16v16l-80 17-80-17Z" fill="var(--art-cover)" />
    <path d="m120 132 80-16v16l-80 17Z" fill="var(--art-cover-deep)" />
    <path d="M120 126c-22-16-50-20-76-15v14c28-4 54 0 76 14Z" fill="var(--art-page)" />
    <path d="M120 126c22-16 50-20 76-15v14c-28-4-54 0-76 14Z" fill="var(--art-page-deep)" />
    <path
      d="M74 116V64h11v10h11V64h11v10h6V40h10v10h12V40h10v34h6V64h11v10h11V64h11v52l-28 6-26-2-28 2Z"
      fill="var(--art-castle)"
      transform="translate(-9 0)"
    />
    <path
      d="M136 120V40h10v34h6V64h11v10h11V64h11v52l-28 6Z"
      fill="var(--art-castle-deep)"
      transform="translate(-9 0)"
    />
    <path d="M109 121V98a11 11 0 0 1 22 0v23Z" fill="var(--art-trunk-deep)" />
    <path d="M120 42V14" stroke="var(--art-trunk)" strokeWidth="4" strokeLinecap="round" />
    <path d="m121 12 30 9-30 10Z" fill="var(--art-red)" />
    <g fill="var(--art-trunk-deep)">
      <rect x="78" y="84" width="9" height="15" rx="4.500" />
      <rect x="153" y="84" width="9" height="15" rx="4.500" />
    </g>
  </g>
)

/** The road of a child: stops that flower one after another, up to the next one. */
export const LitRoad = () => (
  <g>
    <path d="M52 134c4-52 30-94 70-94s64 42 70 94c-40 12-100 12-140 0Z" fill="var(--art-hill)" />
    <path d="M122 40c40 0 64 42 70 94-24 8-52 10-80 8 30-28 34-72 10-102Z" fill="var(--art-hill-deep)" />
    <path
      d="M76 134c14-16 66-14 74-30 6-14-46-12-42-28 2-12 22-12 20-30"
      fill="none"
      stroke="var(--art-road)"
      strokeWidth="12"
      strokeLinecap="round"
    />
    <path
      d="M76 134c14-16 66-14 74-30 6-14-46-12-42-28 2-12 22-12 20-30"
      fill="none"
      stroke="var(--art-trunk)"
      strokeWidth="2.500"
      strokeDasharray="1 9"
      strokeLinecap="round"
    />
    {(
      [
        [62, 116, 1],
        [132, 92, 0.9],
        [92, 62, 0.8],
      ] as const
    ).map(([x, y, size]) => (
      <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
        <Flower />
      </g>
    ))}
    <path d="M129 44V8" stroke="var(--art-trunk)" strokeWidth="4" strokeLinecap="round" />
    <path d="M131 7c12-6 20 6 34 0v20c-14 6-22-6-34 0Z" fill="var(--art-sun)" />
  </g>
)

/** A house of the old city and, before its door, the week on a sheet of paper. */
export const ReportHome = () => (
  <g>
    <path d="M64 136V52h74v84Z" fill="var(--art-pink)" />
    <path d="M124 136V52h14v84Z" fill="var(--art-red)" opacity="0.5" />
    <path d="M58 52h86v-9H58Z" fill="var(--art-page)" />
    <rect x="76" y="62" width="16" height="26" rx="8" fill="var(--art-blue)" />
    <rect x="106" y="62" width="16" height="26" rx="8" fill="var(--art-blue)" />
    <path d="M70 92h58v5H70Z" fill="var(--art-page)" />
    <path d="M78 136v-26a11 11 0 0 1 22 0v26Z" fill="var(--art-trunk-deep)" />
    <g transform="rotate(7 160 104)">
      <path d="M126 66h62v74h-62Z" fill="var(--art-page-deep)" transform="translate(4 4)" />
      <path d="M126 66h62v74h-62Z" fill="var(--art-page)" />
      <g fill="var(--art-frog)">
        <rect x="135" y="112" width="9" height="18" rx="2" />
        <rect x="148" y="104" width="9" height="26" rx="2" />
        <rect x="161" y="98" width="9" height="32" rx="2" />
      </g>
      <rect x="174" y="86" width="9" height="44" rx="2" fill="var(--art-sun)" />
      <rect x="135" y="76" width="34" height="5" rx="2.500" fill="var(--art-pupil)" opacity="0.7" />
    </g>
  </g>
)
