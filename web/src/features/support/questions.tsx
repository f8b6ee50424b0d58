import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Hear } from '#web/i18n/hear.tsx'
import { useLanguage } from '#web/i18n/speak.ts'
import { isOpen } from '#web/lib/is-open.ts'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { Question } from './content/content.ts'
import styles from './questions.module.css'

interface QuestionsProps {
  readonly questions: readonly Question[]
  /** For whom does not read yet: each can be heard. */
  readonly hearable: boolean
}

/** What is often asked. */
export function Questions({ questions, hearable }: QuestionsProps) {
  const language = useLanguage()
  return (
    <Card flush asChild>
      <ul lang={language}>
        {questions.map(question => (
          <li key={question.id} className={styles.item}>
            <Answer question={question} hearable={hearable} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

interface AnswerProps {
  readonly question: Question
  readonly hearable: boolean
}

/** A question that opens to its answer. */
export function Answer({ question: { q, a, to }, hearable }: AnswerProps) {
  const { t, i18n } = useTranslation('support')
  return (
    <details className={styles.question}>
      <summary>
        <Icon name="next" />
        {q}
      </summary>
      <div className={styles.answer}>
        <p>{a}</p>
        {to && isOpen(to) && (
          <Link to={to} lang={i18n.language}>
            {t('open')}
          </Link>
        )}
        {hearable && <Hear text={`${q} ${a}`} />}
      </div>
    </details>
  )
}
