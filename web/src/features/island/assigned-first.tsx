import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Assignment } from '#shared/assignments/schema.ts'
import { languageOf } from '#shared/language/sound.ts'
import { dateOf } from '#web/i18n/day.ts'
import { Hear } from '#web/i18n/hear.tsx'
import { useLanguage } from '#web/i18n/speak.ts'
import { useSounds, useTexts } from '#web/lib/content.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './island-screen.module.css'
import { addressOf } from './journey.ts'

/** What the teacher asks for comes before the road. */
export function AssignedFirst({ assignment: { work, dueOn } }: { readonly assignment: Assignment }) {
  const { t } = useTranslation('island')
  const language = useLanguage()
  const text = useTexts().data?.find(({ id }) => work.kind === 'text' && id === work.textId)
  const soundLanguage = work.kind === 'practice' ? languageOf(work.sound) : 'es-PR'
  const sound = useSounds(soundLanguage).data?.find(({ id }) => work.kind === 'practice' && id === work.sound)
  if (!text && !sound) return null
  const practice = `/voice-practice-${soundLanguage === 'es-PR' ? 'spanish' : 'english'}`
  return (
    <section className={styles.card} aria-labelledby="asked">
      <Hear text={text ? t('hearAsked', { title: text.title }) : t('hearPractice')} />
      <div className={styles.what}>
        <p className={styles.city}>
          {t('asked')} {t('askedBy', { day: dateOf(dueOn, language) })}
        </p>
        <h2 id="asked">{text?.title ?? t('askedPractice', { letters: sound?.letters ?? '' })}</h2>
      </div>
      <Button asChild tone="gold">
        <Link to={text ? addressOf(text) : `${practice}/${sound?.id}`}>
          <Icon name="play" />
          {t(text ? 'read' : 'practise')}
        </Link>
      </Button>
    </section>
  )
}
