import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReadingText } from '#shared/catalogue/schema.ts'
import { getStudentText, listStudentTexts } from '#shared/generation/routes.ts'
import type { StudentText } from '#shared/generation/schema.ts'
import { dayOf } from '#web/i18n/day.ts'
import { Read, useReadFailure } from '#web/i18n/read.tsx'
import { useLanguage } from '#web/i18n/speak.ts'
import { useRead } from '#web/lib/query.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Column } from '#web/ui/data-table/columns.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import staff from '#web/ui/staff.module.css'
import { MadeBy } from './made-by.tsx'
import styles from './student-texts.module.css'

const TONES = { asked: 'calm', written: 'calm', ready: 'good', refused: 'alert' } as const

interface StudentTextsProps {
  readonly studentId: string
  /** Whether it is said what a check found, in the words of whoever writes texts. */
  readonly showsFindings: boolean
}

/** The texts that were made for a student, for those who teach or raise the child: each can be read. */
export function StudentTexts({ studentId, showsFindings }: StudentTextsProps) {
  const { t } = useTranslation('generation')
  const read = useRead(listStudentTexts, { path: { studentId } })
  const [opened, open] = useState<StudentText>()
  return (
    <section className={staff.section} aria-labelledby="made-texts">
      <div>
        <h2 id="made-texts">{t('made.title')}</h2>
        <p className={staff.soft}>{t('made.lead')}</p>
      </div>
      <DataTable
        label={t('made.title')}
        columns={useMadeColumns(showsFindings, open)}
        rows={read.data?.texts}
        rowId={({ textId }) => textId}
        empty={t('made.none')}
        failed={useReadFailure(read)}
        waitingRows={2}
      />
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

function useMadeColumns(
  showsFindings: boolean,
  onOpen: (text: StudentText) => void,
): readonly Column<StudentText>[] {
  const { t } = useTranslation('generation')
  const language = useLanguage()
  const day = ({ askedAt }: StudentText) => dayOf(askedAt, language)
  return [
    {
      id: 'text',
      header: t('made.columns.text'),
      text: ({ title }) => title ?? t('made.untitled'),
      sort: ({ title }) => title,
      lang: text => (text.title ? text.language : undefined),
    },
    {
      id: 'when',
      header: t('made.columns.when'),
      kind: 'date',
      text: day,
      sort: ({ askedAt }) => askedAt,
      cell: text => <time dateTime={text.askedAt}>{day(text)}</time>,
    },
    {
      id: 'theme',
      header: t('made.columns.theme'),
      text: ({ theme, grade }) => `${t(`theme.${theme}`)} · ${t(`grade.${grade}`)}`,
    },
    {
      id: 'state',
      header: t('made.columns.state'),
      cell: text => <State text={text} showsFindings={showsFindings} />,
    },
    {
      id: 'open',
      header: t('made.columns.open'),
      kind: 'actions',
      cell: text =>
        text.textHash && (
          <Button
            tone="quiet"
            aria-label={t('made.readNamed', { title: text.title ?? '', day: day(text) })}
            onClick={() => onOpen(text)}
          >
            {t('made.read')}
          </Button>
        ),
    },
  ]
}

interface StateProps {
  readonly text: StudentText
  readonly showsFindings: boolean
}

/** How it stands with a text and, where it was refused, why. */
function State({ text: { state, refused }, showsFindings }: StateProps) {
  const { t } = useTranslation('generation')
  return (
    <>
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
    </>
  )
}

function Made({ studentId, textId }: { readonly studentId: string; readonly textId: string }) {
  const read = useRead(getStudentText, { path: { studentId, textId } })
  return (
    <Read of={read} place="240px">
      {({ text, json }) => (
        <MadeText text={ReadingText.parse(JSON.parse(json))} modelId={text.modelId ?? ''} />
      )}
    </Read>
  )
}

/** A made text as the student reads it: who or what wrote it, its paragraphs, and its questions with their answers. */
function MadeText({ text, modelId }: { readonly text: ReadingText; readonly modelId: string }) {
  const { t } = useTranslation('generation')
  const { language, body, questions } = text
  return (
    <div className={styles.made}>
      <MadeBy modelId={modelId} />
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
