import styles from './beach.module.css'
import { CoquiDrawing } from './coqui.tsx'
import { Flower } from './flower.tsx'

/** A beach of the north coast; what matters stands at the lower right, so that any cut keeps it. Decoration. */
export const Beach = ({ blooming = false }: { readonly blooming?: boolean }) => (
  <svg
    viewBox="0 0 1200 800"
    preserveAspectRatio="xMaxYMax slice"
    width="100%"
    height="100%"
    aria-hidden="true"
  >
    <rect width="1200" height="800" fill="var(--art-sky)" />
    <g fill="var(--art-star)">
      {stars.map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} />
      ))}
    </g>
    <circle cx="836" cy="330" r="84" fill="var(--art-sun)" />
    <path d="M836 246a84 84 0 0 1 0 168 110 110 0 0 0 0-168Z" fill="var(--art-sun-deep)" />
    <g fill="var(--art-cloud)">
      <path d="M704 190h150a26 26 0 0 0 0-52 44 44 0 0 0-82-16 36 36 0 0 0-62 16 26 26 0 0 0-6 52Z" />
      <path d="M1016 236h112a20 20 0 0 0 0-40 34 34 0 0 0-62-12 28 28 0 0 0-48 12 20 20 0 0 0-2 40Z" />
    </g>
    <g transform="translate(150 74)">
      <Mountains />
    </g>
    <path d="M0 544h1200v256H0Z" fill="var(--art-sea)" />
    <path d="M0 610c160-18 300 12 470 2s320-30 730-8v200H0Z" fill="var(--art-sea-deep)" />
    <g fill="var(--art-shallow)" className={styles.waves}>
      <rect x="330" y="572" width="92" height="7" rx="3.500" />
      <rect x="386" y="588" width="46" height="7" rx="3.500" />
      <rect x="662" y="566" width="120" height="7" rx="3.500" />
      <rect x="740" y="582" width="58" height="7" rx="3.500" />
      <rect x="960" y="574" width="88" height="7" rx="3.500" />
      <rect x="264" y="640" width="120" height="8" rx="4" />
      <rect x="570" y="634" width="84" height="8" rx="4" />
    </g>
    <g transform="translate(90 66)">
      <Boat />
    </g>
    <g transform="translate(-60 246) scale(.68)">
      <Fort />
    </g>
    <path d="M0 738c210-24 390-30 560-70 190-45 380-92 640-84v216H0Z" fill="var(--art-shallow)" />
    <path d="M0 760c220-22 410-32 580-72 190-45 370-82 620-76v188H0Z" fill="var(--art-sand)" />
    <path d="M360 800c180-22 300-52 450-80 130-24 250-30 390-22v102Z" fill="var(--art-sand-deep)" />
    <Castle />
    <Palm />
    <g transform="translate(884 546) scale(1.850)">
      <CoquiDrawing mood="reading" />
    </g>
    {blooming && <Branch />}
  </svg>
)

const stars = [
  [212, 40, 2],
  [388, 84, 3],
  [520, 30, 2],
  [604, 140, 2.5],
  [668, 60, 2],
  [700, 300, 2.5],
  [980, 60, 3],
  [1010, 330, 2],
  [1130, 190, 2.5],
  [1160, 60, 2],
] as const

const Mountains = () => (
  <g>
    <path
      d="M330 474c60-52 104-92 152-96 40-4 62 30 100 28 52-4 84-92 150-98 58-5 92 60 142 64 44 4 70-42 120-40 66 4 124 74 206 92v50Z"
      fill="var(--art-hill)"
    />
    <path
      d="M732 308c58-5 92 60 142 64-30 40-92 70-128 102h-70c40-50 66-104 56-166Z"
      fill="var(--art-hill-deep)"
    />
    <path d="M994 332c66 4 124 74 206 92v50H966c34-44 44-92 28-142Z" fill="var(--art-hill-deep)" />
    <path
      d="M360 474c60-30 160-50 240-48 60 2 110 30 180 28 70-2 110-44 180-44 90 0 150 34 240 40v24Z"
      fill="var(--art-forest)"
    />
  </g>
)

const Boat = () => (
  <g className={styles.boat}>
    <path d="M392 536h96l-16 24h-62Z" fill="var(--art-red)" />
    <path d="M440 536h48l-16 24h-32Z" fill="var(--art-red-deep)" />
    <path d="M436 530V444c28 22 42 52 44 86Z" fill="var(--art-page)" />
    <path d="M430 530v-70c-20 20-32 44-34 70Z" fill="var(--art-page-deep)" />
  </g>
)

/** The sentry box on the old wall of San Juan. */
const Fort = () => (
  <g>
    <path d="M0 560h220l34 200H0Z" fill="var(--art-stone)" />
    <path d="M176 560h44l34 200h-60Z" fill="var(--art-stone-deep)" />
    <path d="M150 470h72v96h-72Z" fill="var(--art-stone)" />
    <path d="M190 470h32v96h-32Z" fill="var(--art-stone-deep)" />
    <path d="M142 474c2-38 20-60 44-64 24 4 42 26 44 64Z" fill="var(--art-stone)" />
    <path d="M186 410c24 4 42 26 44 64h-38c6-20 4-42-6-64Z" fill="var(--art-stone-deep)" />
    <circle cx="186" cy="406" r="8" fill="var(--art-stone-deep)" />
    <rect x="164" y="496" width="16" height="40" rx="8" fill="var(--art-pupil)" opacity="0.7" />
    <path d="M0 556h54v-22h32v22h34v-22h30v26H0Z" fill="var(--art-stone)" />
  </g>
)

const Castle = () => (
  <g>
    <path d="M640 726c10-40 26-56 40-58h130c16 2 30 18 40 58Z" fill="var(--art-sand-deep)" />
    <g fill="var(--art-castle)">
      <path d="M664 716v-74h14v14h14v-14h14v14h14v-14h14v74ZM752 716v-74h14v14h14v-14h14v14h14v-14h14v74Z" />
      <path d="M704 716V602h12v14h16v-14h20v14h16v-14h12v114Z" />
    </g>
    <g fill="var(--art-castle-deep)">
      <path d="M742 716V602h10v14h16v-14h12v114ZM802 642h20v74h-20ZM720 642h14v74h-10Z" opacity="0.65" />
      <path d="M728 716v-34a14 14 0 0 1 28 0v34Z" />
    </g>
    <path d="M742 602v-46" stroke="var(--art-trunk)" strokeWidth="5" strokeLinecap="round" />
    <path d="m744 556 42 14-42 14Z" fill="var(--art-red)" />
    <path d="M868 716c-4-20 0-34 0-34h42s4 14 0 34Z" fill="var(--art-blue)" />
    <path d="M892 682h18s4 14 0 34h-18Z" fill="var(--art-cover-deep)" opacity="0.35" />
    <path
      d="M868 684c2-26 40-26 42 0"
      fill="none"
      stroke="var(--art-page)"
      strokeWidth="5"
      strokeLinecap="round"
    />
  </g>
)

const leaf = 'M0 0C30-46 96-62 150-30 104-34 52-22 0 0Z'
const Palm = () => (
  <g>
    <path d="M1108 700c10-120 2-210-40-300l26-8c52 90 64 190 52 308Z" fill="var(--art-trunk)" />
    <path d="M1128 700c12-120 4-220-42-306l8-2c52 90 64 190 52 308Z" fill="var(--art-trunk-deep)" />
    <g transform="translate(1082 396)" className={styles.fronds}>
      <path d={leaf} transform="rotate(28)" fill="var(--art-forest-deep)" />
      <path d={leaf} transform="scale(-1 1) rotate(30)" fill="var(--art-forest-deep)" />
      <path d={leaf} transform="rotate(-22)" fill="var(--art-forest)" />
      <path d={leaf} transform="scale(-1 1) rotate(-24)" fill="var(--art-forest)" />
      <path d={leaf} transform="rotate(-68) scale(0.800)" fill="var(--art-forest-deep)" />
      <path d={leaf} transform="scale(-1 1) rotate(2)" fill="var(--art-frog)" />
      <path d={leaf} transform="rotate(4)" fill="var(--art-frog)" />
      <circle cx="-8" cy="12" r="13" fill="var(--art-trunk-deep)" />
      <circle cx="14" cy="14" r="13" fill="var(--art-trunk)" />
    </g>
  </g>
)

const leaflets = [
  [1168, 96, 24],
  [1092, 70, -14],
  [1010, 64, 16],
  [950, 40, -8],
  [1150, 150, 62],
] as const
const flowers = [
  [1138, -18, 3.2, 0],
  [1066, -6, 2.7, 30],
  [1004, 12, 2.1, -20],
  [1150, 62, 2.6, 20],
  [1086, 54, 2, 50],
  [952, 6, 1.5, 10],
  [1168, 132, 1.8, -30],
  [1040, 84, 1.3, 0],
] as const
/** A flamboyán in bloom, over everything. */
const Branch = () => (
  <g>
    <path d="M1200 24C1120 16 1040 18 936 34v7c104-12 184-6 264 14Z" fill="var(--art-trunk)" />
    {leaflets.map(([x, y, turn]) => (
      <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
        <path d="M-56 0C-36-18 36-18 56 0 36 18-36 18-56 0Z" fill="var(--art-forest)" />
        <path d="M-56 0h112C36 18-36 18-56 0Z" fill="var(--art-forest-deep)" />
      </g>
    ))}
    {flowers.map(([x, y, size, turn]) => (
      <g key={x} transform={`translate(${x} ${y}) scale(${size}) rotate(${turn} 16 16)`}>
        <Flower />
      </g>
    ))}
  </g>
)
