import type { ReactNode } from 'react'
import type { HeroImage } from '#shared/catalogue/hero-image.ts'
import { CoquiDrawing } from '#web/ui/art/coqui.tsx'
import { Fish, Leaf, Manatee, Parrot } from './animals.tsx'
import { drums, farm, garden, lighthouse, rain, turtle } from './country.tsx'
import { Cloud, Flamboyan, Meadow, Mountains, Palm, Sand, Sea, Sky } from './land.tsx'
import { Dish, Garita, Guagua, House, Houses, Kite, Lion, MangoTree, SandCastle, Wall } from './landmarks.tsx'
import { paint } from './paint.ts'

const beach = (
  <>
    <Sky x={236} y={52} />
    <Cloud x={84} y={72} size={0.8} />
    <Cloud x={296} y={16} size={0.7} />
    <Sea y={116} />
    <Sand />
    <Palm x={344} y={204} size={1.2} />
    <SandCastle x={180} y={214} />
  </>
)

const walls = (
  <>
    <Sky hour="dawn" x={84} y={106} />
    <Cloud x={170} y={34} size={0.8} />
    <Sea y={134} />
    <Wall y={184} />
    <Garita x={300} y={146} />
  </>
)

const kite = (
  <>
    <Sky x={286} y={60} />
    <Cloud x={56} y={74} size={0.8} />
    <Cloud x={216} y={20} size={0.6} />
    <Sea y={140} />
    <Meadow y={168} />
    <Garita x={346} y={160} size={0.6} />
    <Kite x={216} y={92} />
  </>
)

const rainforest = (
  <>
    <rect width="400" height="240" fill={paint.leafDeep} />
    <path fill={paint.leafShade} d="M0 60q60-50 120-10t120-6 160-4v200H0z" />
    <path fill={paint.leaf} d="M0 168q100-40 200-14t200-14v100H0z" />
    <Leaf x={74} y={70} size={0.9} />
    <Leaf x={350} y={88} size={0.8} />
    <Leaf x={196} y={206} size={1.5} />
    <g transform="translate(122 52) scale(1.3)">
      <CoquiDrawing mood="singing" />
    </g>
    <g fill={paint.sky}>
      {[30, 118, 262, 318, 380].map((x, n) => (
        <path key={x} d={`M${x} ${30 + ((n * 41) % 90)}q8 12 0 18-8-6 0-18z`} />
      ))}
    </g>
  </>
)

const bay = (
  <>
    <Sky hour="night" x={330} y={52} />
    <path fill={paint.leafDeep} d="M0 128q60-40 130-16t150-14 120 14v40H0z" />
    <Sea y={124} night />
    <g fill={paint.glow}>
      {[60, 96, 130, 168, 205, 236, 280, 312, 350, 374].map((x, n) => (
        <circle key={x} cx={x} cy={160 + ((n * 29) % 66)} r={n % 3 === 0 ? 5 : 3} />
      ))}
    </g>
    <path fill={paint.trunkShade} d="M130 156h130q-12 26-40 26h-56q-24 0-34-26z" />
    <path fill={paint.trunk} d="M130 156h130l-4 8H134z" />
    <path fill={paint.glow} d="M116 190q80 18 164 0 10 8-6 12-76 14-150 0-16-4-8-12z" opacity="0.8" />
    <circle cx="180" cy="138" r="11" fill={paint.trunk} />
    <path fill={paint.bloom} d="M166 158q0-12 14-12t14 12z" />
    <circle cx="212" cy="138" r="11" fill={paint.castleShade} />
    <path fill={paint.sun} d="M198 158q0-12 14-12t14 12z" />
  </>
)

const valley = (
  <>
    <Sky hour="night" x={344} y={40} />
    <path fill={paint.leafDeep} d="M0 150q30-70 90-64 46 6 60 50 40-60 100-52 70 10 150 70v90H0z" />
    <path fill={paint.leafShade} d="M0 190q60-50 120-26 80-20 160 0 60-30 120 20v60H0z" />
    <Dish x={200} y={178} size={1.1} />
  </>
)

const plaza = (
  <>
    <Sky x={232} y={50} />
    <Cloud x={44} y={74} size={0.7} />
    <Mountains y={10} />
    <Meadow y={188} />
    <Flamboyan x={322} y={196} size={1.2} />
    <Lion x={150} y={210} />
  </>
)

const guagua = (
  <>
    <Sky x={330} y={50} />
    <Cloud x={186} y={20} size={0.8} />
    <Houses y={190} />
    <Guagua x={200} y={214} size={1.05} />
  </>
)

const street = (
  <>
    <Sky x={336} y={46} />
    <Cloud x={196} y={20} size={0.8} />
    <Houses />
  </>
)

const mango = (
  <>
    <Sky x={162} y={92} />
    <Cloud x={240} y={22} size={0.8} />
    <Mountains y={20} />
    <Meadow />
    <House x={104} y={202} size={1.1} />
    <MangoTree x={274} y={214} size={1.05} />
  </>
)

const parrot = (
  <>
    <Sky hour="dusk" x={92} y={104} />
    <Mountains y={24} />
    <Leaf x={330} y={190} size={1.2} />
    <Leaf x={66} y={214} size={1.1} />
    <Parrot x={204} y={158} size={1.35} />
  </>
)

const mountains = (
  <>
    <Sky hour="dawn" x={300} y={70} />
    <Cloud x={80} y={40} size={0.9} />
    <Mountains />
    <Meadow y={196} />
    <House x={120} y={206} />
    <Palm x={300} y={216} />
  </>
)

const reef = (
  <>
    <rect width="400" height="240" fill={paint.sea} />
    <path fill={paint.seaShade} d="M0 90q100 40 200 0t200 0v150H0z" />
    <path fill={paint.sand} d="M0 214q100-24 200-8t200-8v50H0z" />
    <Fish x={330} y={70} />
    <Fish x={80} y={66} size={0.7} flip />
    <Fish x={300} y={178} size={0.8} flip />
    <Manatee x={184} y={134} />
  </>
)

const pictures: Readonly<Record<HeroImage, ReactNode>> = {
  beach,
  street,
  kite,
  walls,
  rainforest,
  bay,
  valley,
  plaza,
  guagua,
  mango,
  parrot,
  mountains,
  reef,
  lighthouse,
  garden,
  turtle,
  farm,
  drums,
  rain,
}

/** A city and a text's category choose a picture; the more exact name wins. */
const places: Readonly<Record<string, HeroImage>> = {
  Luquillo: 'beach',
  'San Juan': 'street',
  'San Juan/story': 'kite',
  'San Juan/history': 'walls',
  'Río Grande': 'rainforest',
  Vieques: 'bay',
  Arecibo: 'valley',
  Ponce: 'plaza',
  'Ponce/story': 'guagua',
  Mayagüez: 'mango',
  Utuado: 'parrot',
  animal: 'reef',
  food: 'mango',
  place: 'beach',
  history: 'walls',
  science: 'mountains',
}

interface SceneProps {
  readonly city: string
  readonly category?: string
  /** The picture itself, where it was chosen by name. */
  readonly image?: HeroImage | undefined
}

/** The picture of a text or a unit: decoration, for its title says what it is about. */
export function Scene({ city, category = '', image }: SceneProps) {
  const name = image ?? places[`${city}/${category}`] ?? places[city] ?? places[category] ?? 'mountains'
  return (
    <svg viewBox="0 0 400 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {pictures[name]}
    </svg>
  )
}
