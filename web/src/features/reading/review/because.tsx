import { useTranslation } from 'react-i18next'
import { useSounds } from '#web/lib/content.ts'
import type { Evidence } from '#web/lib/evidence.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './past-readings.module.css'

interface BecauseProps {
  readonly evidence: Evidence
  /** How many of the listed readings it rests on. */
  readonly count: number
  readonly isWhole: boolean
  readonly onWhole: (isWhole: boolean) => void
}

/** What was asked about, how many readings it rests on, and the way to the others. */
export function Because({ evidence, count, isWhole, onWhole }: BecauseProps) {
  const { t } = useTranslation('reading')
  const words = useWords(evidence)
  return (
    <div className={styles.because}>
      <p>
        {words} {t('past.because.rests', { count })}
      </p>
      {count > 0 && (
        <Button tone="quiet" onClick={() => onWhole(!isWhole)}>
          {t(isWhole ? 'past.because.only' : 'past.because.all')}
        </Button>
      )}
    </div>
  )
}

function useWords(evidence: Evidence): string {
  const { t } = useTranslation('reading')
  const language = 'language' in evidence ? evidence.language : 'es-PR'
  const sounds = useSounds(language).data ?? []
  const inLanguage = t(`past.because.inLanguage.${language}`)
  switch (evidence.of) {
    case 'sound': {
      const letters = sounds.find(({ id }) => id === evidence.sound)?.letters ?? ''
      return t('past.because.sound', { letters, language: inLanguage })
    }
    case 'skill':
      return t(`past.because.skill.${evidence.skill}`, { language: inLanguage })
    case 'subject':
      return ''
    default:
      return t(`past.because.${evidence.of}`, { language: inLanguage })
  }
}
