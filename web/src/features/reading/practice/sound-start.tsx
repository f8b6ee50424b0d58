import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListedSound, SoundKit } from '#shared/catalogue/sound-kit.ts'
import { MicrophoneHelp } from '#web/features/reading/read/microphone-help.tsx'
import { Hear } from '#web/i18n/hear.tsx'
import { HearWord } from '#web/i18n/hear-word.tsx'
import { useLanguage } from '#web/i18n/speak.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './practise-sound.module.css'
import { Sounded } from './sounded.tsx'

interface SoundStartProps {
  readonly listed: ListedSound
  readonly kit: SoundKit
  readonly onStart: () => void
}

/** The sound, a word that has it, and what the mouth does. */
export function SoundStart({ listed, kit, onStart }: SoundStartProps) {
  const { t } = useTranslation('practice')
  const hint = kit.hint[useLanguage()]
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <section className={styles.card}>
      <h1 ref={title} tabIndex={-1} lang={kit.language} className={styles.letters}>
        {kit.letters}
      </h1>
      <p className={styles.line}>
        {t('like')}{' '}
        <strong lang={kit.language}>
          <Sounded text={listed.example} sound={kit.id} />
        </strong>
        <HearWord text={listed.example} language={kit.language} />
      </p>
      <div className={styles.mouth}>
        <h2>{t('start.mouth')}</h2>
        <p className={styles.hint}>
          {hint}
          <Hear text={hint} />
        </p>
      </div>
      <Button onClick={onStart}>
        <Icon name="forward" size={28} />
        {t('start.go')}
      </Button>
      <MicrophoneHelp />
    </section>
  )
}
