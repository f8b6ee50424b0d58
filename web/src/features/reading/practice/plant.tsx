import { useTranslation } from 'react-i18next'
import type { Stage } from '#shared/reading/sound-needs.ts'

interface PlantProps {
  readonly stage: Stage
  readonly size: number
}

/** The maga of a sound: a seed that practice makes a flower. */
export function Plant({ stage, size }: PlantProps) {
  const { t } = useTranslation('practice')
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" role="img" aria-label={t(`stage.${stage}`)}>
      {stage >= 1 && (
        <path d="M32 54V36" stroke="var(--art-forest-deep)" strokeWidth="3" strokeLinecap="round" />
      )}
      {stage === 1 && <Leaves y={40} size={9} />}
      {stage >= 2 && (
        <>
          <path d="M32 40V22" stroke="var(--art-forest-deep)" strokeWidth="3" strokeLinecap="round" />
          <Leaves y={48} size={13} />
          <Leaves y={36} size={10} />
        </>
      )}
      {stage === 2 && <Leaves y={24} size={7} />}
      {stage === 3 && (
        <g>
          <path d="M32 6c7 6 7 13 0 18c-7-5-7-12 0-18Z" fill="var(--art-red)" />
          <path d="M32 6c7 6 7 13 0 18Z" fill="var(--art-red-deep)" />
          <path d="M25 19q7 8 14 0q-1 8-7 8t-7-8Z" fill="var(--art-forest)" />
        </g>
      )}
      {stage === 4 && <Maga />}
      <Pot />
      {stage === 0 && <Seed />}
    </svg>
  )
}

/** Of clay, with dark earth in it. */
const Pot = () => (
  <g>
    <ellipse cx="32" cy="50" rx="17" ry="4" fill="var(--art-trunk-deep)" />
    <path d="M13 50h38v5H13Z" fill="var(--art-red)" />
    <path d="M16 55h32l-3 8H19Z" fill="var(--art-red)" />
    <path d="M38 55h10l-3 8h-9Z" fill="var(--art-red-deep)" />
  </g>
)

/** It waits on the earth, pointed, with a seam: its first green just shows. */
const Seed = () => (
  <g>
    <path d="M32 30q2-7 8-8-1 7-8 8Z" fill="var(--art-forest)" />
    <path d="M32 29c7 5 10 10 8 15-2 5-14 5-16 0-2-5 1-10 8-15Z" fill="var(--art-trunk)" />
    <path d="M32 29c7 5 10 10 8 15-1 2.500-4 3.700-8 3.700Z" fill="var(--art-trunk-deep)" />
    <path d="M27 40q1-4 4-6" stroke="var(--art-sand)" strokeWidth="2" strokeLinecap="round" fill="none" />
  </g>
)

/** A pair of leaves on the stem. */
function Leaves({ y, size }: { readonly y: number; readonly size: number }) {
  return (
    <>
      <path
        d={`M32 ${y}q${-size * 0.4} ${-size * 0.7} ${-size} ${-size * 0.5}q${size * 0.1} ${size * 0.7} ${size} ${size * 0.5}Z`}
        fill="var(--art-forest)"
      />
      <path
        d={`M32 ${y}q${size * 0.4} ${-size * 0.7} ${size} ${-size * 0.5}q${-size * 0.1} ${size * 0.7} ${-size} ${size * 0.5}Z`}
        fill="var(--art-forest-deep)"
      />
    </>
  )
}

/** Five petals, a dark throat, and the long yellow pistil. */
const Maga = () => (
  <g>
    {[0, 72, 144, 216, 288].map(turn => (
      <g key={turn} transform={`rotate(${turn} 32 17)`}>
        <path d="M32 17C24 14 23 3 32 2c9 1 8 12 0 15Z" fill="var(--art-red)" />
        <path d="M32 17c8-3 9-14 0-15Z" fill="var(--art-red-deep)" />
      </g>
    ))}
    <circle cx="32" cy="17" r="4" fill="var(--art-cover-deep)" />
    <path d="M32 17l6 7" stroke="var(--art-yellow)" strokeWidth="2.500" strokeLinecap="round" />
  </g>
)
