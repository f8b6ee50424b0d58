import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DOLLARS_A_MILLION, VOICES } from '#shared/audio/voices.ts'
import type { Language } from '#shared/kernel/school.ts'
import { runtimeConfig } from '#web/lib/runtime-config.ts'
import { Card } from '#web/ui/card.tsx'
import styles from './audio.module.css'

const PRICES = 'https://aws.amazon.com/polly/pricing/'

interface VoiceNoteProps {
  readonly language: Language
  /** Texts have marks, which are paid for as well. */
  readonly hasMarks: boolean
}

/** Whose voice it is, what it is not, and what it costs. */
export function VoiceNote({ language, hasMarks }: VoiceNoteProps) {
  const { t } = useTranslation('audio')
  const { data: config } = useQuery({ queryKey: ['runtime-config'], queryFn: runtimeConfig })
  const { id, languageCode } = VOICES[language]
  return (
    <Card tone="sea">
      <div className={styles.voice}>
        {config?.practiceVoice && (
          <>
            <p>
              <strong>{t('voice.practice')}</strong>
            </p>
            <p>{t('voice.practiceText')}</p>
          </>
        )}
        <p>
          <strong>
            {t(config?.practiceVoice ? 'voice.deployed' : 'voice.label')}{' '}
            <span lang={languageCode}>{id} (Amazon Polly).</span>
          </strong>{' '}
          {t(`voice.${language}`)}
        </p>
        <p className={styles.price}>
          {t('price', { dollars: DOLLARS_A_MILLION })} {hasMarks && t('priceTwice')}{' '}
          <a href={PRICES} rel="noreferrer" target="_blank">
            {t('priceSource')}
          </a>
        </p>
      </div>
    </Card>
  )
}
