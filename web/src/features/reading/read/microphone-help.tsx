import { useTranslation } from 'react-i18next'
import { Hearable } from '#web/i18n/hear.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './microphone-help.module.css'

const STEPS = ['ask', 'blocked', 'allow', 'reload'] as const

/** How to let the page hear: in steps, each of which can be heard. */
export function MicrophoneHelp() {
  const { t } = useTranslation('reading')
  return (
    <Dialog
      title={t('microphone.title')}
      closeLabel={t('microphone.close')}
      trigger={
        <button type="button" className={styles.help}>
          <Icon name="help" />
          {t('reader.help')}
        </button>
      }
    >
      <ol className={styles.steps}>
        {STEPS.map((step, n) => (
          <li key={step}>
            <span className={styles.number} aria-hidden="true">
              {n + 1}
            </span>
            <Hearable text={t(`microphone.${step}`)} />
          </li>
        ))}
      </ol>
      <p className={styles.private}>
        <Hearable text={t('microphone.private')} />
      </p>
    </Dialog>
  )
}
