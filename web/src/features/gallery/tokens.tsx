import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWholeAppearance } from '#web/lib/appearance.ts'
import { Badge } from '#web/ui/badge.tsx'
import { contrast, enough } from './contrast.ts'
import styles from './gallery.module.css'

/** What stands on what, as tokens.css has it; edges need 3, text 4.5, in high contrast 7. */
const PAIRS = [
  ['ink', 'paper'],
  ['ink', 'surface'],
  ['ink', 'wash'],
  ['ink', 'wash-warm'],
  ['ink-soft', 'paper'],
  ['ink-soft', 'surface'],
  ['primary', 'paper'],
  ['primary', 'surface'],
  ['on-primary', 'primary'],
  ['alert', 'paper'],
  ['alert', 'surface'],
  ['on-alert', 'alert'],
  ['on-gold', 'gold'],
  ['success', 'surface'],
] as const
const PALETTE = [
  'noche',
  'mar',
  'mar-hondo',
  'coqui',
  'coqui-hondo',
  'flamboyan',
  'flamboyan-hondo',
  'sol',
  'sol-hondo',
  'arena',
  'cielo',
  'guayaba',
  'blanco',
] as const
const SPACES = [4, 8, 12, 16, 20, 24, 32, 48, 64] as const

/** Colours with the contrast that they have here and now, spaces, corners. */
export function Tokens() {
  const { t } = useTranslation('gallery')
  return (
    <>
      <h3 className={styles.name}>{t('tokens.pairs')}</h3>
      <ul className={styles.pairs}>
        {PAIRS.map(([front, back]) => (
          <Pair key={`${front} ${back}`} front={front} back={back} />
        ))}
      </ul>
      <h3 className={styles.name}>{t('tokens.palette')}</h3>
      <ul className={styles.palette}>
        {PALETTE.map(name => (
          <li key={name}>
            <span className={styles.chip} style={{ background: `var(--${name})` }} />
            <code lang="zxx">--{name}</code>
          </li>
        ))}
      </ul>
      <h3 className={styles.name}>{t('tokens.spaces')}</h3>
      <ul className={styles.spaces}>
        {SPACES.map(space => (
          <li key={space}>
            <span className={styles.bar} style={{ width: space }} />
            <span>{space}</span>
          </li>
        ))}
      </ul>
      <h3 className={styles.name}>{t('tokens.corners')}</h3>
      <ul className={styles.palette}>
        {(['child', 'staff'] as const).map(register => (
          <li key={register} data-register={register}>
            <span className={styles.corner} />
            {t(`registers.${register}`)}
          </li>
        ))}
      </ul>
    </>
  )
}

interface PairProps {
  readonly front: string
  readonly back: string
}

/** One colour on another, measured as the browser shows them. */
function Pair({ front, back }: PairProps) {
  const { t, i18n } = useTranslation('gallery')
  const appearance = useWholeAppearance()
  const shown = useRef<HTMLSpanElement>(null)
  const [ratio, setRatio] = useState<number>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours change with what is worn
  useLayoutEffect(() => {
    if (!shown.current) return
    const { color, backgroundColor } = getComputedStyle(shown.current)
    setRatio(contrast(color, backgroundColor))
  }, [appearance])
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 })
  return (
    <li>
      <span
        ref={shown}
        className={styles.pair}
        style={{ color: `var(--${front})`, background: `var(--${back})` }}
        lang="zxx"
      >
        Aa {front}
      </span>
      <span className={styles.ratio}>
        <code lang="zxx">{back}</code>
        {ratio !== undefined && (
          <Badge tone={ratio >= enough() ? 'good' : 'alert'}>
            {t('tokens.ratio', { ratio: number.format(ratio) })}
          </Badge>
        )}
      </span>
    </li>
  )
}
