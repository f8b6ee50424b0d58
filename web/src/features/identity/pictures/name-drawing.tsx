import type { ReactNode } from 'react'
import { COLOURS, type NameMark } from './name-marks.ts'

/** Things that are in no child's secret pictures; `main` and `deep` are the child's own two tones. */
const things: readonly ((main: string, deep: string) => ReactNode)[] = [
  // A ball.
  (main, deep) => (
    <>
      <circle cx="32" cy="32" r="24" fill={main} />
      <path d="M32 8a24 24 0 0 1 0 48c8-14 8-34 0-48Z" fill={deep} />
      <path d="M9 26c14 6 32 6 46 0l1 6c-15 6-33 6-48 0Z" fill="#fff" />
    </>
  ),
  // A balloon.
  (main, deep) => (
    <>
      <path d="M32 46c-3 6 5 8 0 15" fill="none" stroke={deep} strokeWidth="3" strokeLinecap="round" />
      <path d="M32 4c12 0 19 9 19 20 0 12-10 20-19 20s-19-8-19-20C13 13 20 4 32 4Z" fill={main} />
      <path d="M32 4c12 0 19 9 19 20 0 12-10 20-19 20 9-10 9-30 0-40Z" fill={deep} />
      <path d="m27 49 5-6 5 6Z" fill={deep} />
    </>
  ),
  // An umbrella.
  (main, deep) => (
    <>
      <path
        d="M32 30v22c0 8-11 8-11 0"
        fill="none"
        stroke="var(--art-trunk)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M6 34C8 18 18 8 32 8s24 10 26 26q-6-6-13 0-6-6-13 0-7-6-13 0-7-6-13 0Z" fill={main} />
      <path d="M32 8c14 0 24 10 26 26q-6-6-13 0C45 22 40 13 32 8Z" fill={deep} />
    </>
  ),
  // A bucket.
  (main, deep) => (
    <>
      <path d="M16 24c0-22 32-22 32 0" fill="none" stroke="var(--art-stone-deep)" strokeWidth="4" />
      <path d="M12 22h40l-5 36H17Z" fill={main} />
      <path d="M34 22h18l-5 36H34Z" fill={deep} />
    </>
  ),
  // A heart.
  (main, deep) => (
    <>
      <path d="M32 56C8 40 4 26 10 17s18-7 22 4c4-11 16-13 22-4s2 23-22 39Z" fill={main} />
      <path d="M32 56V21c4-11 16-13 22-4s2 23-22 39Z" fill={deep} />
    </>
  ),
  // A car.
  (main, deep) => (
    <>
      <path d="M4 44V34q0-4 5-5l8-1 7-11q2-3 6-3h10q4 0 6 3l6 11 5 1q5 1 5 6v9Z" fill={main} />
      <path d="M4 38h58v6H4Z" fill={deep} />
      <path d="M26 20h6v9H21ZM36 20h6l5 9H36Z" fill="#fff" />
      <circle cx="18" cy="46" r="8" fill="var(--art-pupil)" />
      <circle cx="47" cy="46" r="8" fill="var(--art-pupil)" />
      <circle cx="18" cy="46" r="3" fill="#fff" />
      <circle cx="47" cy="46" r="3" fill="#fff" />
    </>
  ),
  // A cap.
  (main, deep) => (
    <>
      <path d="M10 42c0-18 10-28 24-28s22 10 22 28Z" fill={main} />
      <path d="M34 14c14 0 22 10 22 28H38c3-10 2-20-4-28Z" fill={deep} />
      <path d="M10 40h34q16 0 18 10-26-4-52 0Z" fill={deep} />
      <circle cx="34" cy="13" r="4" fill={deep} />
    </>
  ),
  // An ice pop.
  (main, deep) => (
    <>
      <path d="M29 44h6v16q-3 3-6 0Z" fill="var(--art-sand-deep)" />
      <path d="M18 18c0-16 28-16 28 0v26q0 4-4 4H22q-4 0-4-4Z" fill={main} />
      <path d="M32 6c8 0 14 4 14 12v26q0 4-4 4H32Z" fill={deep} />
    </>
  ),
]

/** What stands beside a child's name, so that who cannot read it yet finds it. Decoration: the name is said beside it. */
export function NameDrawing({ thing, colour }: NameMark) {
  const [main, deep] = COLOURS[colour] ?? COLOURS[0]
  return (
    <svg viewBox="0 0 64 64" width="56" height="56" aria-hidden="true">
      {things[thing]?.(main, deep)}
    </svg>
  )
}
