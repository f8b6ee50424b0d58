import { useTranslation } from 'react-i18next'
import type { SchoolDay } from '#shared/kernel/school-day.ts'
import type { Progress } from '#shared/progress/schema.ts'
import { dateOf } from '#web/i18n/day.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import { Coqui } from '#web/ui/art/coqui.tsx'
import { Card } from '#web/ui/card.tsx'
import { awaySince, type Lately } from './lately.ts'
import styles from './today.module.css'
import { useSoundNames } from './use-sound-names.ts'

interface TodayProps {
  readonly name: string
  readonly fullName: string
  readonly done: Lately['today']
  readonly progress: Progress
  readonly today: SchoolDay
}

/** Today in a sentence or two. */
export function Today({ name, fullName, done, progress, today }: TodayProps) {
  const { t } = useTranslation('family')
  const language = useLanguage()
  const nameOfSound = useSoundNames()
  const { readings, practised, activities } = done
  const list = (words: Iterable<string>) => new Intl.ListFormat(language).format(words)
  const titles = list(new Set(readings.map(({ textTitle }) => t('quoted', { title: textTitle }))))
  const sounds = list(practised.map(({ sound }) => t('quoted', { title: nameOfSound(sound) })))
  const away = awaySince(progress, today)
  const said = [
    readings.length > 0 && t('today.read', { name, titles }),
    practised.length > 0 && t(readings.length > 0 ? 'today.also' : 'today.practised', { name, sounds }),
    activities > 0 && t('today.activities', { count: activities }),
  ].filter(one => typeof one === 'string')
  const nothing =
    progress.weeks.length === 0
      ? t('today.never', { name })
      : away
        ? t('today.away', { name, day: dateOf(away, language) })
        : t('today.none', { name })
  return (
    <Card tone="sea" asChild>
      <section className={styles.today} aria-labelledby="today">
        <Coqui size={88} mood={said.length > 0 ? 'singing' : 'looking'} />
        <div>
          <h2 id="today">{fullName}</h2>
          <p>{said.length > 0 ? said.join(' ') : nothing}</p>
        </div>
      </section>
    </Card>
  )
}
