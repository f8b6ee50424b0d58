import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ListedText } from '#shared/catalogue/schema.ts'
import { type ByKind, KINDS, type Understood } from '#shared/progress/comprehension.ts'
import { shareRight } from '#shared/progress/mastery.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import { childPath } from '#web/lib/child-path.ts'
import { useText } from '#web/lib/content.ts'
import { Button } from '#web/ui/button.tsx'
import type { Column } from '#web/ui/data-table/columns.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import { ReadState } from '#web/ui/read-state.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import staff from '#web/ui/staff.module.css'
import styles from './comprehension.module.css'
import type { OfQuestion, Understanding } from './understanding.ts'

interface Row {
  readonly understood: ByKind
}

/** Literal and inferential: a share where enough were asked, and always the counts. */
function useKindColumns<R extends Row>(): readonly Column<R>[] {
  const { t } = useTranslation('progress')
  const said = (of: Understood) => {
    if (of.asked === 0) return '–'
    const share = shareRight(of)
    const counts = t('comprehension.of', { right: of.right, asked: of.asked })
    return share === null ? counts : `${t('percent', { percent: Math.round(100 * share) })} (${counts})`
  }
  return KINDS.map(kind => ({
    id: kind,
    header: t(`report.${kind}`),
    kind: 'number',
    text: ({ understood }) => said(understood[kind]),
    sort: ({ understood }) => shareRight(understood[kind]),
  }))
}

const first = { column: 'literal', isDescending: false }

export function ByChild({
  groupId,
  rows,
}: {
  readonly groupId: string
  readonly rows: Understanding['byChild']
}) {
  const { t } = useTranslation('progress')
  const columns: readonly Column<Understanding['byChild'][number]>[] = [
    {
      id: 'name',
      header: t('group.child'),
      text: ({ of }) => of.name,
      sort: ({ of }) => of.name,
      cell: ({ of }) => (
        <Link className={styles.name} to={childPath(of.studentId, groupId)}>
          {of.name}
        </Link>
      ),
    },
    ...useKindColumns<Understanding['byChild'][number]>(),
  ]
  return (
    <DataTable
      label={t('comprehension.by.child')}
      columns={columns}
      rows={rows}
      rowId={({ of }) => of.studentId}
      firstOrder={first}
      file={t('comprehension.file.child')}
      empty={t('comprehension.none')}
    />
  )
}

interface ByTextProps {
  readonly rows: Understanding['byText']
  readonly onChoose: (textId: string) => void
}

export function ByText({ rows, onChoose }: ByTextProps) {
  const { t } = useTranslation('progress')
  const columns: readonly Column<ByTextProps['rows'][number]>[] = [
    {
      id: 'title',
      header: t('comprehension.text'),
      text: ({ of }) => of.title,
      sort: ({ of }) => of.title,
      lang: ({ of }) => of.language,
    },
    {
      id: 'category',
      header: t('comprehension.category'),
      text: ({ of }) => t(`comprehension.categories.${of.category}`),
      sort: ({ of }) => t(`comprehension.categories.${of.category}`),
    },
    ...useKindColumns<ByTextProps['rows'][number]>(),
    {
      id: 'questions',
      header: t('comprehension.by.question'),
      kind: 'actions',
      cell: ({ of }) => (
        <Button
          tone="quiet"
          onClick={() => onChoose(of.id)}
          aria-label={`${t('comprehension.see')}: ${of.title}`}
        >
          {t('comprehension.see')}
        </Button>
      ),
    },
  ]
  return (
    <DataTable
      label={t('comprehension.by.text')}
      columns={columns}
      rows={rows}
      rowId={({ of }) => of.id}
      firstOrder={first}
      file={t('comprehension.file.text')}
      empty={t('comprehension.none')}
    />
  )
}

export function ByCategory({ rows }: { readonly rows: Understanding['byCategory'] }) {
  const { t } = useTranslation('progress')
  const columns: readonly Column<Understanding['byCategory'][number]>[] = [
    {
      id: 'category',
      header: t('comprehension.category'),
      text: ({ of }) => t(`comprehension.categories.${of}`),
      sort: ({ of }) => t(`comprehension.categories.${of}`),
    },
    ...useKindColumns<Understanding['byCategory'][number]>(),
  ]
  return (
    <DataTable
      label={t('comprehension.by.category')}
      columns={columns}
      rows={rows}
      rowId={({ of }) => of}
      firstOrder={first}
      file={t('comprehension.file.category')}
      empty={t('comprehension.none')}
    />
  )
}

interface ByQuestionProps {
  readonly texts: readonly ListedText[]
  readonly textId: string
  readonly questionsOf: Understanding['questionsOf']
  readonly onChoose: (textId: string) => void
}

/** The questions of one text, in its own order. */
export function ByQuestion({ texts, textId, questionsOf, onChoose }: ByQuestionProps) {
  const { t } = useTranslation('progress')
  const language = useLanguage()
  const text = texts.find(({ id }) => id === textId) ?? texts[0]
  const content = useText(text?.hash).data
  const words = new Map(content?.questions.map(({ id, question }) => [id, question]))
  const rows = (text ? questionsOf(text.id) : []).toSorted(
    (a, b) => [...words.keys()].indexOf(a.questionId) - [...words.keys()].indexOf(b.questionId),
  )
  const columns: readonly Column<OfQuestion>[] = [
    {
      id: 'question',
      header: t('comprehension.question'),
      text: ({ questionId }) => words.get(questionId) ?? questionId,
      lang: () => text?.language,
    },
    ...useKindColumns<OfQuestion>(),
    {
      id: 'tries',
      header: t('comprehension.tries'),
      kind: 'number',
      text: ({ tries }) =>
        tries === null ? '–' : tries.toLocaleString(language, { maximumFractionDigits: 1 }),
      sort: ({ tries }) => tries,
    },
  ]
  if (!text) return <ReadState state="empty" text={t('comprehension.none')} />
  return (
    <>
      <div className={staff.tools}>
        <SelectField
          label={t('comprehension.text')}
          value={text.id}
          onChange={({ target }) => onChoose(target.value)}
        >
          {texts.map(({ id, title, language }) => (
            <option key={id} value={id} lang={language}>
              {title}
            </option>
          ))}
        </SelectField>
      </div>
      <DataTable
        label={t('comprehension.by.question')}
        columns={columns}
        rows={rows}
        rowId={({ questionId }) => questionId}
        file={t('comprehension.file.question')}
        empty={t('comprehension.none')}
      />
    </>
  )
}
