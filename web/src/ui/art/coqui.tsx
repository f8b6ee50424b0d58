import styles from './coqui.module.css'

export type CoquiMood = 'happy' | 'reading' | 'singing' | 'looking' | 'sorry'

const mouths: Record<CoquiMood, string> = {
  happy: 'M40 62 Q60 76 80 62',
  reading: 'M46 64 Q60 71 74 64',
  singing: 'M50 61 Q60 57 70 61 Q68 73 60 73 Q52 73 50 61 Z',
  looking: 'M50 66 Q60 68 70 64',
  sorry: 'M46 69 Q60 60 74 69',
}
/** Where the pupils look, in units of the drawing. */
const gazes: Record<CoquiMood, readonly [number, number]> = {
  happy: [0, 0],
  reading: [0, 4],
  singing: [0, -3],
  looking: [4, 1],
  sorry: [0, 3],
}

interface CoquiProps {
  readonly size: number
  readonly mood?: CoquiMood
  /** Where it looks, in units of the drawing, when that is not its mood's. */
  readonly gaze?: readonly [number, number]
}

/** The frog that travels along: decoration, so it says nothing. */
export function Coqui({ size, ...looks }: CoquiProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 120 120" aria-hidden="true" className={styles.coqui}>
      <CoquiDrawing {...looks} />
    </svg>
  )
}

/** The frog in 120 × 120 units, to stand in another drawing. */
export function CoquiDrawing({ mood = 'happy', gaze }: Omit<CoquiProps, 'size'>) {
  const [dx, dy] = gaze ?? gazes[mood]
  return (
    <g>
      <g fill="var(--art-frog-deep)">
        <ellipse cx="26" cy="88" rx="19" ry="16" transform="rotate(-24 26 88)" />
        <ellipse cx="94" cy="88" rx="19" ry="16" transform="rotate(24 94 88)" />
        <path d="M14 102h28a4 4 0 0 1 0 9H14a4.500 4.500 0 0 1 0-9ZM78 102h28a4.500 4.500 0 0 1 0 9H78a4 4 0 0 1 0-9Z" />
        <circle cx="10" cy="105" r="5.500" />
        <circle cx="20" cy="110" r="5.500" />
        <circle cx="110" cy="105" r="5.500" />
        <circle cx="100" cy="110" r="5.500" />
      </g>
      <path d="M28 84c0-20 14-30 32-30s32 10 32 30-12 27-32 27-32-7-32-27Z" fill="var(--art-frog)" />
      <path d="M40 90c0-13 8-20 20-20s20 7 20 20-8 19-20 19-20-6-20-19Z" fill="var(--art-belly)" />
      <g className={styles.head}>
        <circle cx="34" cy="28" r="17" fill="var(--art-frog)" />
        <circle cx="86" cy="28" r="17" fill="var(--art-frog)" />
        <path d="M16 52c0-20 18-30 44-30s44 10 44 30-18 31-44 31-44-11-44-31Z" fill="var(--art-frog)" />
        <path
          d="M17 58c5 16 21 25 43 25s38-9 43-25c-7 12-23 18-43 18s-36-6-43-18Z"
          fill="var(--art-frog-deep)"
        />
        <circle cx="34" cy="27" r="12" fill="var(--art-eye)" />
        <circle cx="86" cy="27" r="12" fill="var(--art-eye)" />
        <g className={styles.eyes}>
          <ellipse cx={34 + dx} cy={27 + dy} rx="6.500" ry="8" fill="var(--art-pupil)" />
          <ellipse cx={86 + dx} cy={27 + dy} rx="6.500" ry="8" fill="var(--art-pupil)" />
          <circle cx={31.5 + dx} cy={23.5 + dy} r="2.600" fill="#fff" />
          <circle cx={83.5 + dx} cy={23.5 + dy} r="2.600" fill="#fff" />
        </g>
        <ellipse cx="27" cy="56" rx="6" ry="4" fill="var(--art-cheek)" />
        <ellipse cx="93" cy="56" rx="6" ry="4" fill="var(--art-cheek)" />
        <path
          d={mouths[mood]}
          fill={mood === 'singing' ? 'var(--art-cover-deep)' : 'none'}
          stroke="var(--art-pupil)"
          strokeWidth={mood === 'singing' ? 0 : 3.5}
          strokeLinecap="round"
        />
      </g>
      {mood === 'reading' && <Book />}
      {mood !== 'reading' && (
        <g fill="var(--art-frog-deep)">
          <path d="M40 86c-4 6-5 12-4 18a5 5 0 0 0 10 0c0-6-1-12-6-18ZM80 86c4 6 5 12 4 18a5 5 0 0 1-10 0c0-6 1-12 6-18Z" />
          <circle cx="36" cy="108" r="4.500" />
          <circle cx="45" cy="110" r="4.500" />
          <circle cx="84" cy="108" r="4.500" />
          <circle cx="75" cy="110" r="4.500" />
        </g>
      )}
    </g>
  )
}

const Book = () => (
  <g>
    <path d="M60 84 24 76v34l36 8 36-8V76Z" fill="var(--art-cover)" />
    <path d="m60 84 36-8v34l-36 8Z" fill="var(--art-cover-deep)" />
    <g fill="var(--art-frog-deep)">
      <circle cx="25" cy="92" r="5" />
      <circle cx="25" cy="101" r="5" />
      <circle cx="95" cy="92" r="5" />
      <circle cx="95" cy="101" r="5" />
    </g>
    <circle cx="42" cy="97" r="7" fill="var(--art-eye)" />
  </g>
)
