import type { ReactNode } from 'react'
import type { Role } from '#shared/kernel/standing.ts'

/** A small drawing of each account type, in 64 × 64 units: what each carries to school, or what they look after. */
const drawings: Readonly<Record<Role, ReactNode>> = {
  // A school bag.
  student: (
    <>
      <path d="M25 14a7 7 0 0 1 14 0" fill="none" stroke="var(--art-red-deep)" strokeWidth="4" />
      <path d="M12 32c0-11 8-18 20-18s20 7 20 18v20a6 6 0 0 1-6 6H18a6 6 0 0 1-6-6Z" fill="var(--art-red)" />
      <path
        d="M40 15.600C47.400 18 52 24.200 52 32v20a6 6 0 0 1-6 6h-8c5-8 6-30 2-42.400Z"
        fill="var(--art-red-deep)"
      />
      <path d="M18 40h28v12a3 3 0 0 1-3 3H21a3 3 0 0 1-3-3Z" fill="var(--art-yellow)" />
      <path d="M18 40h28v5c-8 4-20 4-28 0Z" fill="var(--art-sun-deep)" />
      <rect x="29" y="43" width="6" height="6" rx="2" fill="var(--art-page)" />
      <path d="M22 26h20" stroke="var(--art-page)" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  // A board with the first letters on it.
  teacher: (
    <>
      <path d="m20 44-6 16M44 44l6 16" stroke="var(--art-trunk-deep)" strokeWidth="4" strokeLinecap="round" />
      <rect x="5" y="9" width="54" height="40" rx="5" fill="var(--art-trunk)" />
      <rect x="10" y="14" width="44" height="30" rx="2" fill="var(--art-forest-deep)" />
      <path d="M36 14h16a2 2 0 0 1 2 2v26a2 2 0 0 1-2 2H26Z" fill="var(--art-forest)" opacity="0.6" />
      <path
        d="m16 38 6-17 6 17M18.500 32h7M45 38v-9M45 33.500a5 5 0 1 1-10 0 5 5 0 0 1 10 0Z"
        fill="none"
        stroke="var(--art-page)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect x="28" y="45" width="12" height="4" rx="2" fill="var(--art-page)" />
    </>
  ),
  // The school with its flag.
  director: (
    <>
      <path d="M32 4v16" stroke="var(--art-trunk-deep)" strokeWidth="3" strokeLinecap="round" />
      <path d="m33 5 14 4.500L33 14Z" fill="var(--art-red)" />
      <path d="M4 32h56v26H4Z" fill="var(--art-castle)" />
      <path d="M42 32h18v26H42Z" fill="var(--art-castle-deep)" />
      <path d="M32 15 52 32v26H12V32Z" fill="var(--art-page)" />
      <path d="m32 13 23 19h-7L32 20 16 32H9Z" fill="var(--art-red-deep)" />
      <path d="M26 58V45a6 6 0 0 1 12 0v13Z" fill="var(--art-blue)" />
      <circle cx="32" cy="30" r="4" fill="var(--art-sun)" />
      <path d="M16 38h6v8h-6ZM42 38h6v8h-6ZM6 38h4v8H6ZM54 38h4v8h-4Z" fill="var(--art-blue)" />
    </>
  ),
  // A region of the island: a marker over hills.
  ore: (
    <>
      <path d="M2 50c6-14 14-18 21-13 5-9 16-12 22-3 8-4 14 3 17 16Z" fill="var(--art-hill)" />
      <path d="M23 37c5-9 16-12 22-3 8-4 14 3 17 16H36c-2-7-6-11-13-13Z" fill="var(--art-hill-deep)" />
      <path d="M2 50h60c-3 6-12 9-30 9S5 56 2 50Z" fill="var(--art-blue)" />
      <path d="M32 46C23 35 19 28 19 21a13 13 0 0 1 26 0c0 7-4 14-13 25Z" fill="var(--art-red)" />
      <path d="M32 8a13 13 0 0 1 13 13c0 7-4 14-13 25 4-13 5-27 0-38Z" fill="var(--art-red-deep)" />
      <circle cx="32" cy="21" r="5.500" fill="var(--art-page)" />
    </>
  ),
  // A grown-up and a child, arm in arm.
  family: (
    <>
      <path d="M8 58V40c0-8 5-13 13-13s13 5 13 13v18Z" fill="var(--art-blue)" />
      <path d="M24 27.400c6 1.300 10 6 10 12.600v18H22c3-9 4-21 2-30.600Z" fill="var(--mar)" />
      <circle cx="21" cy="16" r="10" fill="var(--art-stone-deep)" />
      <path d="M11 17C9 7 15 3 22 3s12 5 9 13c-4-1-6-3-8-6-3 4-7 6-12 7Z" fill="var(--art-trunk-deep)" />
      <path d="M35 58V49c0-6 4-10 10-10s11 4 11 10v9Z" fill="var(--art-yellow)" />
      <path d="M46 39c6 0 10 4 10 10v9h-9c2-6 2-13-1-19Z" fill="var(--art-sun-deep)" />
      <circle cx="45" cy="30" r="8" fill="var(--art-stone-deep)" />
      <path d="M37 31c-2-8 3-12 8-12s10 4 8 12c-3-1-5-3-6-5-3 3-6 4-10 5Z" fill="var(--art-trunk-deep)" />
      <path
        d="M30 46c3 5 7 6 11 5"
        stroke="var(--art-stone-deep)"
        strokeWidth="5"
        fill="none"
        strokeLinecap="round"
      />
    </>
  ),
  // The dome and columns of the department.
  admin: (
    <>
      <path d="M32 3v8" stroke="var(--art-trunk-deep)" strokeWidth="3" strokeLinecap="round" />
      <path d="M17 28c0-11 6-18 15-18s15 7 15 18Z" fill="var(--art-stone)" />
      <path d="M32 10c9 0 15 7 15 18H35c2-7 1-13-3-18Z" fill="var(--art-stone-deep)" />
      <path d="M6 28h52v6H6ZM4 53h56v6H4Z" fill="var(--art-stone-deep)" />
      <path d="M9 34h46v19H9Z" fill="var(--art-trunk-deep)" opacity="0.55" />
      <path d="M10 34h7v19h-7ZM22 34h7v19h-7ZM35 34h7v19h-7ZM47 34h7v19h-7Z" fill="var(--art-stone)" />
      <path
        d="M15 34h2v19h-2ZM27 34h2v19h-2ZM40 34h2v19h-2ZM52 34h2v19h-2Z"
        fill="var(--art-page)"
        opacity="0.6"
      />
      <circle cx="31" cy="21" r="3.500" fill="var(--art-sun)" />
    </>
  ),
}

/** Decoration beside the type's name. */
export const AccountArt = ({ type }: { readonly type: Role }) => (
  <svg width="56" height="56" viewBox="0 0 64 64" aria-hidden="true">
    {drawings[type]}
  </svg>
)
