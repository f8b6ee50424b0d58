import type { ReactNode } from 'react'
import type { HeroImage } from '#shared/catalogue/hero-image.ts'
import type { Theme } from '#shared/generation/schema.ts'
import { Cloud, Meadow, Mountains, Palm, Sky } from '#web/ui/art/scenes/land.tsx'
import { paint } from '#web/ui/art/scenes/paint.ts'
import { Scene } from '#web/ui/art/scenes/scene.tsx'

const hammock = (
  <>
    <Sky hour="dawn" x={200} y={62} />
    <Cloud x={250} y={30} size={0.8} />
    <Mountains y={30} />
    <Meadow y={184} />
    <Palm x={66} y={214} size={1.5} />
    <Palm x={334} y={214} size={1.5} />
    <path fill="none" stroke={paint.trunkShade} strokeWidth="4" d="M82 118l40 34M346 118l-68 34" />
    <path fill={paint.bloom} d="M120 150q80 74 160 0 4 56-80 60-84-4-80-60z" />
    <path fill={paint.bloomShade} d="M128 172q72 54 144 0-12 34-72 38-60-4-72-38z" />
    <g fill={paint.sun}>
      <path d="M150 172l8 30-10-5-6-20zM200 188h10v22h-10zM250 172l8 5-8 20-10 5z" />
    </g>
    <circle cx="166" cy="152" r="18" fill={paint.castleShade} />
    <path fill={paint.dark} d="M148 150a18 18 0 0 1 36-4q-18 6-36 4z" />
  </>
)

const ballPark = (
  <>
    <Sky x={70} y={54} />
    <Cloud x={128} y={28} size={0.8} />
    <Mountains y={-6} />
    <path fill={paint.leaf} d="M0 152q200-40 400 0v90H0z" />
    <path fill={paint.castle} d="M200 142l150 62-150 50-150-50z" />
    <path fill={paint.leafShade} d="M200 164l92 38-92 32-92-32z" />
    <g fill={paint.white}>
      <path d="M192 158l8-4 8 4-8 5zM294 200l9-4 8 4-8 5zM98 200l8-4 9 4-9 5z" />
      <circle cx="292" cy="66" r="20" />
    </g>
    <g fill="none" stroke={paint.bloom} strokeWidth="3" strokeLinecap="round">
      <path d="M280 52q10 14 2 30M304 50q-10 14 0 30" />
      <path d="M316 92q22 16 36 40M330 84q20 12 34 32" opacity="0.5" />
    </g>
    <path fill={paint.trunk} d="M196 236l-10-7 62-102q8-12 18-6 8 7 1 19z" />
    <path fill={paint.trunkShade} d="M196 236l-6-4 74-112 5 4q6 7-1 17z" />
  </>
)

const fireflies = (
  <>
    <Sky hour="night" x={330} y={56} />
    <path fill={paint.leafDeep} d="M0 150q30-70 90-64 46 6 60 50 40-60 100-52 70 10 150 70v90H0z" />
    <path fill={paint.leafShade} d="M0 190q60-50 120-26 80-20 160 0 60-30 120 20v60H0z" />
    {[46, 92, 128, 176, 214, 258, 300, 344, 372].map((x, n) => (
      <g key={x} fill={paint.glow}>
        <circle cx={x} cy={122 + ((n * 47) % 96)} r="12" opacity="0.25" />
        <circle cx={x} cy={122 + ((n * 47) % 96)} r="5" />
      </g>
    ))}
  </>
)

const pictures: Readonly<Record<Theme, HeroImage | { readonly own: ReactNode }>> = {
  animals: 'parrot',
  sea: 'turtle',
  food: 'mango',
  family: { own: hammock },
  town: 'guagua',
  weather: 'rain',
  sports: { own: ballPark },
  night: { own: fireflies },
}

/** What a theme looks like: its name stands beside it. */
export function ThemePicture({ theme }: { readonly theme: Theme }) {
  const picture = pictures[theme]
  if (typeof picture === 'string') return <Scene city="" image={picture} />
  return (
    <svg viewBox="0 0 400 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {picture.own}
    </svg>
  )
}
