import { useId } from 'react'
import type { Appearance } from '#shared/coins/store-schema.ts'
import { anatomyOf } from './anatomy.ts'
import { animals } from './drawings/animals.tsx'
import { backgrounds } from './drawings/backgrounds.tsx'
import { frames } from './drawings/frames.tsx'
import { glasses } from './drawings/glasses.tsx'
import { hats } from './drawings/hats.tsx'
import { pets } from './drawings/pets.tsx'
import { SHIRT, shirts } from './drawings/shirts.tsx'

interface AvatarProps {
  readonly appearance: Appearance
  /** In pixels. */
  readonly size: number
}

/** A child's animal with everything it wears, in a circle: decoration, so it says nothing. What it does not know it leaves out. */
export function Avatar({ appearance, size }: AvatarProps) {
  const id = useId()
  const { animal, background, shirt, glasses: pair, hat, pet, frame } = appearance
  const anatomy = anatomyOf(animal)
  const [x, y] = anatomy.crown
  return (
    <svg width={size} height={size} viewBox="0 0 160 160" aria-hidden="true" style={{ flex: 'none' }}>
      <clipPath id={`${id}circle`}>
        <circle cx="80" cy="80" r="78" />
      </clipPath>
      <clipPath id={`${id}shirt`}>
        <path d={SHIRT} />
      </clipPath>
      <g clipPath={`url(#${id}circle)`}>
        <path d="M0 0h160v160H0Z" fill="var(--wash)" />
        {background && backgrounds[background]}
        <g transform="translate(20 34)">
          {animals[animal] ?? animals.coqui}
          {shirt && shirts[shirt] && <g clipPath={`url(#${id}shirt)`}>{shirts[shirt]}</g>}
          {pair && glasses[pair]?.(anatomy)}
          {hat && hats[hat] && <g transform={`translate(${x} ${y}) scale(${anatomy.head})`}>{hats[hat]}</g>}
        </g>
        {pet && pets[pet] && <g transform="translate(104 106) scale(1.1)">{pets[pet]}</g>}
      </g>
      {frame && frames[frame]}
    </svg>
  )
}
