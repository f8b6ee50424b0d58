import type { ReactNode } from 'react'
import { CoquiDrawing } from '#web/ui/art/coqui.tsx'
import { Flower } from '#web/ui/art/flower.tsx'
import styles from './scenes.module.css'

const Scene = ({
  sky = 'var(--art-sky)',
  children,
}: {
  readonly sky?: string
  readonly children: ReactNode
}) => (
  <svg viewBox="0 0 480 216" width="100%" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <rect width="480" height="216" fill={sky} />
    {children}
  </svg>
)

const Sun = ({ x, y, r }: { readonly x: number; readonly y: number; readonly r: number }) => (
  <g transform={`translate(${x} ${y}) scale(${r / 40})`}>
    {Array.from({ length: 12 }, (_, n) => n * 30).map(turn => (
      <rect
        key={turn}
        x="-4"
        y="-62"
        width="8"
        height="16"
        rx="4"
        fill="var(--art-sun-deep)"
        transform={`rotate(${turn})`}
      />
    ))}
    <circle r="40" fill="var(--art-sun)" />
    <path d="M0-40a40 40 0 0 1 0 80 54 54 0 0 0 0-80Z" fill="var(--art-sun-deep)" />
  </g>
)

const Welcome = () => (
  <Scene>
    <Sun x={396} y={62} r={30} />
    <path
      d="M0 150c60-66 120-64 168-20 46-60 116-58 156-2 50-40 110-30 156 20v68H0Z"
      fill="var(--art-hill)"
    />
    <path
      d="M168 130c46-60 116-58 156-2-50 0-90 26-124 60h-70c30-14 42-32 38-58Z"
      fill="var(--art-hill-deep)"
    />
    <path d="M0 166c120-16 340-20 480 0v50H0Z" fill="var(--art-sea)" />
    <path d="M0 190c110-30 350-34 480-4v30H0Z" fill="var(--art-sand)" />
    <g transform="translate(176 62) scale(1.2)">
      <CoquiDrawing mood="happy" />
    </g>
    <g transform="translate(24 16) scale(1.5) rotate(-12)">
      <Flower />
    </g>
    <g transform="translate(84 -12) scale(1.1) rotate(20)">
      <Flower />
    </g>
  </Scene>
)

const Earn = () => (
  <Scene>
    <g className={styles.rise}>
      <Sun x={330} y={96} r={46} />
    </g>
    <g className={styles.rise}>
      <Sun x={420} y={58} r={20} />
    </g>
    <Sun x={252} y={56} r={14} />
    <path d="M0 176c120-34 300-40 480-8v48H0Z" fill="var(--art-land)" />
    <path d="M0 196c150-26 330-28 480-8v28H0Z" fill="var(--art-land-deep)" />
    <g transform="translate(76 56) scale(1.25)">
      <CoquiDrawing mood="reading" />
    </g>
  </Scene>
)

const steps = [
  [96, 178],
  [168, 148],
  [240, 118],
  [312, 88],
] as const
const Levels = () => (
  <Scene>
    <path d="M0 190C110 180 250 120 372 30c52 40 90 110 108 160v26H0Z" fill="var(--art-hill)" />
    <path d="M372 30c52 40 90 110 108 160v26H300c60-50 86-112 72-186Z" fill="var(--art-hill-deep)" />
    <path d="M0 200c130-14 340-14 480 0v16H0Z" fill="var(--art-forest)" />
    {steps.map(([x, y], n) => (
      <g key={x}>
        <path d={`M${x - 32} ${y}h64v14a32 12 0 0 1-64 0Z`} fill="var(--art-stone-deep)" />
        <ellipse cx={x} cy={y} rx="32" ry="12" fill="var(--art-stone)" />
        {n < 3 && <circle cx={x} cy={y - 2} r="6" fill="var(--art-sun)" />}
      </g>
    ))}
    <path d="M372 34V4" stroke="var(--art-trunk)" strokeWidth="4" strokeLinecap="round" />
    <path d="m374 2 32 11-32 11Z" fill="var(--art-red)" />
    <g transform="translate(262 -6) scale(.84)">
      <CoquiDrawing mood="singing" />
    </g>
  </Scene>
)

/** A medal on its ribbon; what it is for stands in the middle. */
const Medal = ({
  x,
  y,
  rim,
  children,
}: {
  readonly x: number
  readonly y: number
  readonly rim: string
  readonly children: ReactNode
}) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M-22 26-30 78l30-16 30 16-8-52Z" fill="var(--art-red)" />
    <path d="M0 62l30 16-8-52H0Z" fill="var(--art-red-deep)" />
    <circle r="44" fill={rim} />
    <circle r="34" fill="var(--art-page)" />
    {children}
  </g>
)

const Badges = () => (
  <Scene>
    <path d="M0 180c120-22 340-24 480 0v36H0Z" fill="var(--art-sand)" />
    <path d="M0 198c150-14 330-14 480 0v18H0Z" fill="var(--art-sand-deep)" />
    <Medal x={110} y={84} rim="var(--art-blue)">
      <path d="M0 18-24 12v-28L0-10l24-6v28Z" fill="var(--art-frog)" />
      <path d="m0 18 24-6v-28L0-10Z" fill="var(--art-frog-deep)" />
    </Medal>
    <Medal x={240} y={70} rim="var(--art-sun)">
      <g transform="translate(-27 -27) scale(.45)">
        <CoquiDrawing mood="happy" />
      </g>
    </Medal>
    <Medal x={370} y={84} rim="var(--art-frog)">
      <g transform="translate(-26 -26) scale(1.62)">
        <Flower />
      </g>
    </Medal>
  </Scene>
)

/** The straw hat of the jíbaro. */
const Pava = () => (
  <g>
    <ellipse cx="60" cy="20" rx="58" ry="11" fill="var(--art-castle-deep)" />
    <path d="M30 18c2-24 14-34 30-34s28 10 30 34c-16 8-44 8-60 0Z" fill="var(--art-castle)" />
    <path d="M29 12c20 8 42 8 62 0l-1 8c-18 8-42 8-60 0Z" fill="var(--art-red)" />
  </g>
)

const swatches = ['var(--art-frog)', 'var(--art-blue)', 'var(--art-pink)', 'var(--art-yellow)'] as const
const Personalise = () => (
  <Scene>
    <path d="M0 176h480v40H0Z" fill="var(--art-stone)" />
    <path d="M0 176h480v8H0Z" fill="var(--art-stone-deep)" />
    <path d="M158 216V62a82 62 0 0 1 164 0v154Z" fill="var(--art-castle-deep)" />
    <path d="M170 216V66a70 52 0 0 1 140 0v150Z" fill="var(--art-shallow)" />
    <g transform="translate(174 82) scale(1.1)">
      <CoquiDrawing mood="happy" />
      <Pava />
    </g>
    {swatches.map((fill, n) => (
      <g key={fill}>
        <circle cx={372 + (n % 2) * 52} cy={84 + Math.floor(n / 2) * 52} r="20" fill="var(--art-page)" />
        <circle cx={372 + (n % 2) * 52} cy={84 + Math.floor(n / 2) * 52} r="15" fill={fill} />
      </g>
    ))}
    <g transform="translate(44 104) scale(.72)">
      <Pava />
    </g>
    <path d="M88 126v44" stroke="var(--art-trunk)" strokeWidth="7" strokeLinecap="round" />
    <path d="M66 178h44" stroke="var(--art-trunk-deep)" strokeWidth="9" strokeLinecap="round" />
  </Scene>
)

/** What each slide shows. Decoration: the words say it too. */
export const scenes = {
  welcome: Welcome,
  earn: Earn,
  levels: Levels,
  badges: Badges,
  personalise: Personalise,
}
