import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { GRADES, LANGUAGES, type Language } from '#shared/kernel/school.ts'
import type { SchoolDay } from '#shared/kernel/school-day.ts'
import { dateOf } from '#web/i18n/day.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import { useTexts } from '#web/lib/content.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { Column } from '#web/ui/data-table/columns.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import styles from './group.module.css'
import { type GroupLine, groupOfSchool, paceBelow } from './groups-of-school.ts'

interface SchoolTableProps {
  readonly lines: readonly GroupLine[]
  readonly today: SchoolDay
}

/** The school group by group: who needs somebody, who read, levels, paces against what is expected, what was understood. */
export function SchoolTable({ lines, today }: SchoolTableProps) {
  const { t } = useTranslation('progress')
  const language = useLanguage()
  const [search] = useSearchParams()
  const columns: readonly Column<GroupLine>[] = [
    {
      id: 'name',
      header: t('report.group'),
      width: '14rem',
      text: ({ name }) => name,
      sort: ({ name }) => name,
      cell: ({ name, groupId }) => (
        <Link className={styles.name} to={groupOfSchool(groupId, search)}>
          {name}
        </Link>
      ),
    },
    {
      id: 'grade',
      header: t('school.grade'),
      text: ({ grade }) => t(`grade.${grade}`),
      sort: ({ grade }) => GRADES.indexOf(grade),
    },
    {
      id: 'help',
      header: t('school.helpToday'),
      kind: 'number',
      text: ({ glance }) => glance?.toHelp ?? '–',
      sort: ({ glance }) => glance?.toHelp,
      cell: ({ glance }) =>
        glance && glance.toHelp > 0 ? <Badge tone="alert">{glance.toHelp}</Badge> : (glance?.toHelp ?? '–'),
    },
    {
      id: 'readers',
      header: t('group.readers'),
      kind: 'number',
      text: ({ glance }) =>
        glance ? t('school.ofMany', { count: glance.readers, of: glance.children }) : '–',
      sort: ({ glance }) => (glance && glance.children > 0 ? glance.readers / glance.children : null),
    },
    {
      id: 'week',
      header: t('group.week'),
      kind: 'number',
      text: ({ glance }) => glance?.readings ?? '–',
      sort: ({ glance }) => glance?.readings,
    },
    ...LANGUAGES.flatMap(useLanguageColumns(today)),
    ...(['literal', 'inferential'] as const).map(
      (kind): Column<GroupLine> => ({
        id: kind,
        header: t(`report.${kind}`),
        kind: 'number',
        text: ({ glance }) =>
          glance && glance[kind].asked > 0
            ? t('percent', { percent: Math.round((100 * glance[kind].right) / glance[kind].asked) })
            : '–',
        sort: ({ glance }) =>
          glance && glance[kind].asked > 0 ? glance[kind].right / glance[kind].asked : null,
      }),
    ),
    {
      id: 'seen',
      header: t('group.seen'),
      kind: 'date',
      text: ({ glance }) => (glance?.lastSeenOn ? dateOf(glance.lastSeenOn, language) : '–'),
      sort: ({ glance }) => glance?.lastSeenOn,
    },
  ]
  return (
    <DataTable
      label={t('school.table')}
      columns={columns}
      rows={lines}
      rowId={({ groupId }) => groupId}
      firstOrder={{ column: 'help', isDescending: true }}
      file={t('school.file')}
      empty={t('school.none')}
      isWide
    />
  )
}

/** Of a language: how many of those who read it show a level below their grade, and a pace below what is expected. */
function useLanguageColumns(today: SchoolDay): (of: Language) => readonly Column<GroupLine>[] {
  const { t } = useTranslation('progress')
  const texts = useTexts().data ?? []
  return of => {
    const language = t(`language.${of}`)
    const levels = ({ glance }: GroupLine) => glance?.languages[of]
    const paces = ({ glance }: GroupLine) => glance && paceBelow(glance, of, texts, today)
    return [
      {
        id: `${of}-levels`,
        header: t('school.levels', { language }),
        kind: 'number',
        text: line => {
          const found = levels(line)
          return found ? t('school.ofMany', { count: found.below, of: found.children }) : '–'
        },
        sort: line => {
          const found = levels(line)
          return found && found.below / found.children
        },
      },
      {
        id: `${of}-paces`,
        header: t('school.paces', { language }),
        kind: 'number',
        text: line => {
          const found = paces(line)
          return found ? t('school.ofMany', { count: found.below, of: found.judged }) : '–'
        },
        sort: line => {
          const found = paces(line)
          return found && found.below / found.judged
        },
      },
    ]
  }
}
