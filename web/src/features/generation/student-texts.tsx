import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReadingText } from '#shared/catalogue/schema.ts'
import { getStudentText, listStudentTexts } from '#shared/generation/routes.ts'
import type { StudentText } from '#shared/generation/schema.ts'
import { dayOf } from '#web/i18n/day.ts'
import { useRefusalWords } from '#web/i18n/refusal-words.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import { Unreached } from '#web/i18n/unreached.tsx'
import { useRead } from '#web/lib/query.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import staff from '#web/ui/staff.module.css'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { MadeBy } from './made-by.tsx'
import styles from './student-texts.module.css'

const TONES = { asked: 'calm', written: 'calm', ready: 'good', refused: 'alert' } as const
const COLUMNS = ['text', 'when', 'theme', 'state'] as const

interface StudentTextsProps {
  readonly studentId: string
  /** Whether it is said what a check found, in the words of whoever writes texts. */
  readonly showsFindings: boolean
}

/** The texts that were made for a student, for those who teach or raise the child: each can be read. */
export function StudentTexts({ studentId, showsFindings }: StudentTextsProps) {
  const { t } = useTranslation('generation')
  const words = useRefusalWords()
  const { data, isPending, error, refetch } = useRead(listStudentTexts, { path: { studentId } })
  const [opened, open] = useState<StudentText>()
  return (
    <section className={staff.section} aria-labelledby="made-texts">
      <div>
        <h2 id="made-texts">{t('made.title')}</h2>
        <p className={staff.soft}>{t('made.lead')}</p>
      </div>
      {isPending && <Skeleton height="120px" />}
      {error && <Unreached what={words(error)} onRetry={refetch} />}
      {data?.texts.length === 0 && <p className={staff.soft}>{t('made.none')}</p>}
      {data && data.texts.length > 0 && (
        <Card flush>
          <table className={staff.table}>
            <thead>
              <tr>
                {COLUMNS.map(column => (
                  <th key={column} scope="col">
                    {t(`made.columns.${column}`)}
                  </th>
                ))}
                <th scope="col">
                  <VisuallyHidden>{t('made.columns.open')}</VisuallyHidden>
                </th>
              </tr>
            </thead>
            <tbody>
              {data.texts.map(text => (
                <Line key={text.textId} text={text} showsFindings={showsFindings} onOpen={() => open(text)} />
              ))}
            </tbody>
          </table>
        </Card>
      )}
      {opened && (
        <Dialog
          title={opened.title ?? t('made.untitled')}
          closeLabel={t('made.close')}
          open
          onOpenChange={isOpen => isOpen || open(undefined)}
        >
          <Made studentId={studentId} textId={opened.textId} />
        </Dialog>
      )}
    </section>
  )
}

interface LineProps {
  readonly text: StudentText
  readonly showsFindings: boolean
  readonly onOpen: () => void
}

function Line({ text, showsFindings, onOpen }: LineProps) {
  const { t } = useTranslation('generation')
  const language = useLanguage()
  const { title, askedAt, grade, theme, state, refused, textHash } = text
  const day = dayOf(askedAt, language)
  return (
    <tr>
      <td>{title ? <span lang={text.language}>{title}</span> : t('made.untitled')}</td>
      <td>
        <time dateTime={askedAt}>{day}</time>
      </td>
      <td data-label={t('made.columns.theme')}>{`${t(`theme.${theme}`)} · ${t(`grade.${grade}`)}`}</td>
      <td>
        <Badge tone={TONES[state]}>{t(`made.states.${state}`)}</Badge>
        {refused && <p className={staff.soft}>{t(`made.why.${refused.why}`)}</p>}
        {refused && showsFindings && refused.findings.length > 0 && (
          <details className={styles.findings}>
            <summary>{t('made.findings')}</summary>
            <ul lang="en">
              {refused.findings.map(finding => (
                <li key={finding}>{finding}</li>
              ))}
            </ul>
          </details>
        )}
      </td>
      <td>
        <span className={staff.actions}>
          {textHash && (
            <Button
              tone="quiet"
              aria-label={t('made.readNamed', { title: title ?? '', day })}
              onClick={onOpen}
            >
              {t('made.read')}
            </Button>
          )}
        </span>
      </td>
    </tr>
  )
}

/** A made text as the student reads it: who or what wrote it, its paragraphs, and its questions with their answers. */
function Made({ studentId, textId }: { readonly studentId: string; readonly textId: string }) {
  const { t } = useTranslation('generation')
  const words = useRefusalWords()
  const { data, error, refetch } = useRead(getStudentText, { path: { studentId, textId } })
  if (error) return <Unreached what={words(error)} onRetry={refetch} />
  if (!data) return <Skeleton height="240px" />
  const { language, body, questions } = ReadingText.parse(JSON.parse(data.json))
  return (
    <div className={styles.made}>
      <MadeBy modelId={data.text.modelId ?? ''} />
      <div lang={language} className={styles.body}>
        {body.map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <h3>{t('made.questions')}</h3>
      <ol lang={language} className={styles.questions}>
        {questions.map(({ id, question, correctAnswer }) => (
          <li key={id}>
            {question} <strong>{correctAnswer}</strong>
          </li>
        ))}
      </ol>
    </div>
  )
}
