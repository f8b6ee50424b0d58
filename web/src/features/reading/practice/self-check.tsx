import { useTranslation } from 'react-i18next'
import type { Language } from '#shared/kernel/school.ts'
import { Hearable } from '#web/i18n/hear.tsx'
import type { RecognitionProblem } from '#web/lib/recognition/recogniser.ts'
import { useSaying } from '#web/lib/use-saying.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './practise-sound.module.css'

interface SelfCheckProps {
  readonly text: string
  readonly language: Language
  readonly problem: RecognitionProblem
  readonly onMicrophone: () => void
  readonly onWent: (went: boolean) => void
}

/** Where nothing can be heard, the child listens, says it, and judges itself. */
export function SelfCheck({ text, language, problem, onMicrophone, onWent }: SelfCheckProps) {
  const { t } = useTranslation('practice')
  const saying = useSaying([text], language)
  return (
    <>
      <div role="status" className={styles.told}>
        <Icon name="microphoneOff" size={28} />
        <div>
          <p className={styles.heard}>{t(problem)}</p>
          <p>
            <Hearable text={t('say.went')} />
          </p>
        </div>
      </div>
      <div className={styles.actions}>
        {saying && (
          <Button tone="quiet" onClick={() => saying.say(text)}>
            <Icon name="listen" size={28} />
            {t('say.listen')}
          </Button>
        )}
        <Button tone="quiet" onClick={() => onWent(false)}>
          <Icon name="repeat" size={28} />
          {t('say.notYet')}
        </Button>
        <Button onClick={() => onWent(true)}>
          <Icon name="check" size={28} />
          {t('say.yes')}
        </Button>
      </div>
      <button type="button" className={styles.microphone} onClick={onMicrophone}>
        <Icon name="microphone" />
        {t('say.microphone')}
      </button>
    </>
  )
}
