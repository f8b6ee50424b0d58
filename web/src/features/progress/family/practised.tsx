import { useTranslation } from 'react-i18next'
import staff from '#web/ui/staff.module.css'
import styles from './family.module.css'
import type { Done, Lately } from './lately.ts'
import { useSoundNames } from './use-sound-names.ts'

interface PractisedProps {
  readonly done: Pick<Done, 'practised' | 'asked' | 'right'>
  readonly activities?: Lately['week']['activities']
}

/** Sounds, activities and questions of some time. */
export function Practised({ done, activities = [] }: PractisedProps) {
  const { t } = useTranslation('family')
  const nameOf = useSoundNames()
  const { practised, asked, right } = done
  const isNothing = practised.length === 0 && activities.length === 0 && asked === 0
  return (
    <section className={staff.section} aria-labelledby="practised">
      <h2 id="practised">{t('practised.title')}</h2>
      {isNothing ? (
        <p>{t('practised.none')}</p>
      ) : (
        <ul className={styles.facts}>
          {practised.map(({ sound, rounds }) => (
            <li key={sound}>
              <strong>{t('practised.sound', { letters: nameOf(sound) })}</strong>
              <span>{t('practised.rounds', { count: rounds })}</span>
            </li>
          ))}
          {activities.map(({ subject, finished }) => (
            <li key={subject}>
              <strong>{t('practised.activities', { subject: t(`subject.${subject}`) })}</strong>
              <span>{t('practised.finished', { count: finished })}</span>
            </li>
          ))}
          {asked > 0 && (
            <li>
              <strong>{t('practised.questions')}</strong>
              <span>{t('practised.right', { right, asked })}</span>
            </li>
          )}
        </ul>
      )}
    </section>
  )
}
