import type { ReactNode } from 'react'
import type { Reaction } from '#shared/social/schema.ts'

const hand = '#f2b58c'
const shade = '#d98f62'

const DRAWN: Readonly<Record<Reaction, ReactNode>> = {
  clap: (
    <>
      <path d="M8 3v5M13 2l-1 5M3 5l3 4" stroke="var(--gold-edge)" strokeWidth="2" strokeLinecap="round" />
      <rect x="5" y="12" width="13" height="16" rx="5" fill={shade} transform="rotate(-18 11 20)" />
      <rect x="14" y="11" width="13" height="17" rx="5" fill={hand} transform="rotate(14 20 20)" />
      <path
        d="m19 8 1 7m4-6-1 7m5-4-2 6"
        stroke={hand}
        strokeWidth="4"
        strokeLinecap="round"
        transform="translate(-1 -1)"
      />
    </>
  ),
  star: (
    <path
      d="m16 3 4 8.500 9 1.200-6.600 6.400 1.700 9.200L16 23.800l-8.100 4.500 1.700-9.200L3 12.700l9-1.200Z"
      fill="var(--sol)"
    />
  ),
  heart: (
    <path
      d="M16 28C7 21.500 3 17 3 11.500A6.500 6.500 0 0 1 16 9a6.500 6.500 0 0 1 13 2.500C29 17 25 21.500 16 28Z"
      fill="var(--flamboyan)"
    />
  ),
  wave: (
    <>
      <path
        d="m9 13 4 6M13 8l4 8M19 6.500l1.500 8.500M24.500 9l-.500 8"
        stroke={hand}
        strokeWidth="4.500"
        strokeLinecap="round"
      />
      <path d="M11 18c2-3 12-5 14-2 2 4-1 13-7 13-5 0-8-5-10-8 1-2 3-1 4 1Z" fill={hand} />
      <path d="M3 8c0-3 2-5 5-5M28 22c1 3-1 6-4 7" stroke={shade} strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  fire: (
    <>
      <path
        d="M17 2c1 6 9 9 9 17a10 10 0 0 1-20 0c0-4 2-6 4-8 0 3 1 4 3 5-1-6 1-11 4-14Z"
        fill="var(--flamboyan)"
      />
      <path
        d="M16.500 16c1 3 4 4 4 8a4.500 4.500 0 0 1-9 0c0-2 1-3 2-4 0 1 1 2 2 2 0-2 0-4 1-6Z"
        fill="var(--sol)"
      />
    </>
  ),
  book: (
    <>
      <path d="M16 8C12 5 7 5 3 6v19c4-1 9-1 13 2 4-3 9-3 13-2V6c-4-1-9-1-13 2Z" fill="var(--primary)" />
      <path
        d="M15 10.500C12 8.500 9 8 6 8.500v13c3-.500 6 0 9 2Zm2 0c3-2 6-2.500 9-2v13c-3-.500-6 0-9 2Z"
        fill="#fff"
      />
    </>
  ),
}

/** What one child can say to another, drawn; its name stands beside it or on its button. */
export const ReactionArt = ({ of, size = 32 }: { readonly of: Reaction; readonly size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true">
    {DRAWN[of]}
  </svg>
)
