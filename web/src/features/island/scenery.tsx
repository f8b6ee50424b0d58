import { coast } from './coast.ts'
import { Castle, Dish, Fort, Glow, Houses, Lighthouse, Lion, MangoTree, Rainforest } from './landmarks.tsx'
import { Boat, Cloud, Cotorra, Flamboyan, Hill, Manati, Palm, Wave } from './nature.tsx'

/** The island as a picture: sea, coast, mountains, and what each place is known for. */
export const Scenery = () => (
  <g>
    {[
      [60, 70],
      [300, 60],
      [560, 84],
      [986, 120],
      [1120, 330],
      [60, 250],
      [30, 520],
      [260, 540],
      [560, 560],
      [820, 520],
      [1090, 480],
      [930, 440],
    ].map(([x, y]) => (
      <Wave key={`${x} ${y}`} at={`${x} ${y}`} />
    ))}
    <path
      d={coast.join('')}
      fill="none"
      stroke="var(--art-shallow)"
      strokeWidth="56"
      strokeLinejoin="round"
    />
    <clipPath id="land">
      <path d={coast.join('')} />
    </clipPath>
    <g fill="var(--art-sand-deep)" stroke="var(--art-sand-deep)" strokeWidth="14" strokeLinejoin="round">
      <path d={coast.join('')} transform="translate(0 9)" />
      <path d={coast.join('')} fill="var(--art-land-deep)" stroke="var(--art-sand)" />
    </g>
    <g clipPath="url(#land)">
      <path d={coast.join('')} transform="translate(0 -9)" fill="var(--art-land)" />
      <path d={coast.join('')} fill="none" stroke="var(--art-sand)" strokeWidth="9" />
    </g>
    <Fields />
    <Cordillera />
    <Rainforest at="762 222" />
    <Dish at="292 196" />
    <Houses at="654 158" />
    <Fort at="538 140" />
    <Castle at="962 158" />
    <Lion at="502 414" />
    <MangoTree at="214 268" />
    <Lighthouse at="112 436" />
    <Glow at="1000 384" />
    {[
      [896, 316],
      [812, 410],
      [700, 452],
      [330, 446],
      [98, 372],
      [118, 214],
      [478, 158],
      [236, 140],
      [952, 352],
    ].map(([x, y]) => (
      <Palm key={`${x} ${y}`} at={`${x} ${y}`} />
    ))}
    <Flamboyan at="620 412" />
    <Flamboyan at="500 216" />
    <Flamboyan at="850 300" />
    <Flamboyan at="196 390" />
    <Boat at="1080 150" />
    <Boat at="190 512" />
    <Manati at="640 556" />
    <Cotorra at="470 236" />
    <Cloud at="120 120" />
    <Cloud at="1000 60" />
    <Cloud at="800 176" small />
  </g>
)

/** Plain land is not one green. */
const Fields = () => (
  <g fill="var(--art-land-deep)" opacity="0.6">
    <path d="M150 200c60-30 130-30 190-8-40 26-130 34-190 8ZM520 190c50-24 110-22 150 0-40 24-110 22-150 0ZM560 440c60-26 130-22 180 2-50 26-130 22-180-2ZM180 430c50-20 100-18 140 0-40 20-100 18-140 0Z" />
  </g>
)

/** The mountain range through the middle, from west to east. */
const Cordillera = () => (
  <g>
    {(
      [
        [236, 330, 0.7],
        [300, 316, 0.85],
        [480, 300, 0.95],
        [410, 322, 1.05],
        [540, 318, 1.1],
        [620, 308, 0.9],
        [690, 330, 0.8],
        [345, 344, 0.8],
        [580, 348, 0.75],
        [476, 352, 0.8],
        [650, 356, 0.6],
      ] as const
    ).map(([x, y, size]) => (
      <Hill key={`${x} ${y}`} at={`${x} ${y}`} size={size} />
    ))}
  </g>
)
