import { useTranslation } from 'react-i18next'
import type { HeardWord } from '#shared/reading/schema.ts'
import { Hear } from '#web/i18n/hear.tsx'
import { useSoftSound } from '#web/lib/use-soft-sound.ts'
import { Coqui } from '#web/ui/art/coqui.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './practise-sound.module.css'

interface ToldProps {
  readonly phase: 'ready' | 'opening' | 'capturing' | 'nothing' | 'almost' | 'right' | 'over'
  readonly isPair: boolean
  readonly isFirst: boolean
  /** Which try it is. */
  readonly turn: number
  readonly heard: readonly HeardWord[] | undefined
}

/** What is going on, or what came of it, in kind words. */
export function Told({ phase, isPair, isFirst, turn, heard }: ToldProps) {
  const { t } = useTranslation('practice')
  useSoftSound(phase, turn)
  const said = {
    ready: t(isPair ? 'say.pair' : 'say.word'),
    opening: t('say.opening'),
    capturing: t('say.capturing'),
    nothing: t('say.nothing'),
    almost: t('say.almost'),
    right: t(isFirst ? 'say.right' : 'say.rightNow'),
    over: t('say.over'),
  }[phase]
  const isCapturing = phase === 'opening' || phase === 'capturing'
  return (
    <div role="status" className={styles.told} data-phase={phase}>
      {isCapturing && (
        <span className={styles.ear} data-open={phase === 'capturing' || undefined} aria-hidden="true">
          <Icon name="microphone" size={28} />
        </span>
      )}
      {(phase === 'right' || phase === 'almost' || phase === 'over') && (
        <Coqui size={56} mood={phase === 'right' ? 'singing' : 'looking'} />
      )}
      <div>
        <p className={styles.line}>
          {said}
          {/* While it listens, the page does not talk into the child's word. */}
          {!isCapturing && <Hear text={said} />}
        </p>
        {phase === 'almost' && heard && (
          <p className={styles.heard}>{t('say.heard', { heard: heard.map(({ word }) => word).join(' ') })}</p>
        )}
      </div>
    </div>
  )
}
