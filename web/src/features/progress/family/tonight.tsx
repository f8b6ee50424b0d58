import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { LANGUAGES } from '#shared/kernel/school.ts'
import type { Progress } from '#shared/progress/schema.ts'
import { useTexts } from '#web/lib/content.ts'
import { TextPicture } from '#web/ui/art/text-picture.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import staff from '#web/ui/staff.module.css'
import { offered } from '../offered.ts'
import styles from './tonight.module.css'

interface TonightProps {
  readonly name: string
  readonly progress: Progress
}

/** A text to read together, in either language. */
export function Tonight({ name, progress }: TonightProps) {
  const { t } = useTranslation('family')
  const texts = useTexts().data ?? []
  const chosen = LANGUAGES.flatMap(language => offered(texts, language, progress, 1))
  if (chosen.length === 0) return null
  return (
    <section className={staff.section} aria-labelledby="tonight">
      <h2 id="tonight">{t('tonight.title')}</h2>
      <ul className={styles.texts}>
        {chosen.map(({ text }) => (
          <li key={text.id}>
            <div className={styles.picture} aria-hidden="true">
              <TextPicture text={text} />
            </div>
            <div className={styles.words}>
              <strong lang={text.language}>{text.title}</strong>
              <span className={staff.soft}>
                {t(`language.${text.language}`)} ·{' '}
                {t('tonight.minutes', { count: Math.ceil(text.estimatedMinutes) })}
              </span>
            </div>
            <Button asChild tone="gold">
              <Link
                to={`/reading-${text.language === 'es-PR' ? 'spanish' : 'english'}/${text.id}`}
                aria-label={t('tonight.readOf', { title: text.title })}
              >
                <Icon name="book" />
                {t('tonight.read')}
              </Link>
            </Button>
          </li>
        ))}
      </ul>
      <p>{t('tonight.lead', { name })}</p>
    </section>
  )
}
