import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Assignment, Work } from '#shared/assignments/schema.ts'
import { activitiesOf } from '#shared/catalogue/unit.ts'
import { languageOf } from '#shared/language/sound.ts'
import { dateOf } from '#web/i18n/day.ts'
import { Hear } from '#web/i18n/hear.tsx'
import { useLanguage } from '#web/i18n/speak.ts'
import { useSounds, useTexts, useUnit, useUnits } from '#web/lib/content.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './island-screen.module.css'
import { addressOf } from './journey.ts'

/** What the teacher asks for comes before the road. */
export function AssignedFirst({ assignment: { work, dueOn } }: { readonly assignment: Assignment }) {
  const { t } = useTranslation('island')
  const language = useLanguage()
  const asked = useAsked(work)
  if (!asked) return null
  return (
    <section className={styles.card} aria-labelledby="asked">
      <Hear text={asked.said} />
      <div className={styles.what}>
        <p className={styles.city}>
          {t('asked')} {t('askedBy', { day: dateOf(dueOn, language) })}
        </p>
        <h2 id="asked">{asked.title}</h2>
      </div>
      <Button asChild tone="gold">
        <Link to={asked.to}>
          <Icon name="play" />
          {asked.begin}
        </Link>
      </Button>
    </section>
  )
}

/** What is asked for, as the catalogue has it now; undefined until it has come, and where it has none any more. */
function useAsked(work: Work) {
  const { t } = useTranslation('island')
  const text = useTexts().data?.find(({ id }) => work.kind === 'text' && id === work.textId)
  const of = work.kind === 'practice' ? languageOf(work.sound) : 'es-PR'
  const sound = useSounds(of).data?.find(({ id }) => work.kind === 'practice' && id === work.sound)
  const listed = useUnits().data?.find(({ id }) => work.kind === 'activity' && id === work.unitId)
  const unit = useUnit(listed?.hash).data
  if (work.kind === 'text')
    return text && { ...said('hearAsked', 'read', text.title), to: addressOf(text), title: text.title }
  if (work.kind === 'practice')
    return (
      sound && {
        ...said('hearPractice', 'practise', ''),
        to: `/voice-practice-${of === 'es-PR' ? 'spanish' : 'english'}/${sound.id}`,
        title: t('askedPractice', { letters: sound.letters }),
      }
    )
  const activity = unit && activitiesOf(unit).find(({ id }) => id === work.activityId)
  return (
    activity && {
      ...said('hearActivity', 'doAsked', activity.title),
      to: `/lesson/${work.unitId}/${activity.id}`,
      title: activity.title,
    }
  )
  function said(
    hear: 'hearAsked' | 'hearPractice' | 'hearActivity',
    begin: 'read' | 'practise' | 'doAsked',
    title: string,
  ) {
    return { said: t(hear, { title }), begin: t(begin) }
  }
}
