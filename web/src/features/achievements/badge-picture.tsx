import type { ReactNode } from 'react'
import type { Family } from '#shared/achievements/badges.ts'
import { constancy } from './badge-art/constancy.tsx'
import { fluency } from './badge-art/fluency.tsx'
import { helping } from './badge-art/helping.tsx'
import { languages } from './badge-art/languages.tsx'
import { reading } from './badge-art/reading.tsx'
import { writing } from './badge-art/writing.tsx'

const drawings = { ...reading, ...fluency, ...constancy, ...languages, ...writing, ...helping }

/** Whether there is a drawing of that name. */
export const isDrawn = (badgeId: string): boolean => badgeId in drawings

/** Each family has an outline and a ground of its own, so that it is known without colour. */
const grounds: Readonly<
  Record<Family, { readonly edge: string; readonly fill: string; readonly shape: ReactNode }>
> = {
  reading: { edge: '#8a5a00', fill: '#e9a400', shape: <circle cx="32" cy="32" r="29" /> },
  fluency: { edge: '#084c54', fill: '#0b6670', shape: <path d="M32 2 60 18v28L32 62 4 46V18Z" /> },
  constancy: {
    edge: '#1d5220',
    fill: '#a9dcae',
    shape: (
      <path d="m32 2 7.500 6.500L49 7l2.500 9.500L60 21l-2.500 9.500L62 39l-7.500 6L53 55l-10-.500L35 62l-8.500-5.500L17 60l-4.500-9L3 47l1.500-10L2 28l7.500-6L11 12l10-.500Z" />
    ),
  },
  languages: { edge: '#8f2a16', fill: '#ffd9cf', shape: <rect x="4" y="4" width="56" height="56" rx="18" /> },
  helping: {
    edge: '#8a3a5e',
    fill: '#f7cfe0',
    shape: (
      <path d="M32 60C14 46 4 36 4 22 4 10 12 4 20 4c5 0 9 2 12 6 3-4 7-6 12-6 8 0 16 6 16 18 0 14-10 24-28 38Z" />
    ),
  },
  writing: {
    edge: '#3d3470',
    fill: '#6a5fb0',
    shape: <path d="M6 6h52v32c0 13-12 20-26 24C18 58 6 51 6 38Z" />,
  },
}

interface BadgePictureProps {
  readonly badgeId: string
  readonly family: Family
  /** In pixels. */
  readonly size: number
  /** One that is not earned yet is its shape alone. */
  readonly isEarned: boolean
}

/** A badge as it is pinned on: decoration, so it says nothing. */
export function BadgePicture({ badgeId, family, size, isEarned }: BadgePictureProps) {
  const { edge, fill, shape } = grounds[family]
  return (
    <svg width={size} height={size} viewBox="0 0 64 66" aria-hidden="true" style={{ flex: 'none' }}>
      <g transform="translate(0 2)" fill={isEarned ? edge : 'var(--line)'}>
        {shape}
      </g>
      <g fill={isEarned ? fill : 'var(--wash)'}>{shape}</g>
      <g
        transform="translate(5.760 5.760) scale(0.820)"
        style={isEarned ? undefined : { filter: 'grayscale(1)', opacity: 0.28 }}
      >
        {drawings[badgeId]}
      </g>
    </svg>
  )
}
