import { useTranslation } from 'react-i18next'
import { LANGUAGES, type Language } from '#shared/kernel/school.ts'
import type { ReadingTally, Week } from '#shared/progress/schema.ts'
import { accuracyOf, paceOf, understoodOf } from '#shared/progress/tally.ts'
import { dateOf } from '#web/i18n/day.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import type { Column } from '#web/ui/data-table/columns.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import staff from '#web/ui/staff.module.css'

interface Line {
  readonly week: string
  readonly language: Language
  readonly read: ReadingTally
}

/** What is counted of a week's readings: its name, how it is found, and whether it is a share of 1. */
const FIGURES = [
  ['aloud', read => read.aloud, false],
  ['tapped', read => read.tapped, false],
  ['words', read => read.wordsCorrect, false],
  ['pace', paceOf, false],
  ['best', read => read.bestPace, false],
  ['accuracy', accuracyOf, true],
  ['literal', read => understoodOf(read, 'literal'), true],
  ['inferential', read => understoodOf(read, 'inferential'), true],
] as const satisfies readonly (readonly [string, (read: ReadingTally) => number | null, boolean])[]

/** The same as the charts, and more, in figures: a line a week and language, newest first. */
export function WeekTable({ weeks }: { readonly weeks: readonly Week[] }) {
  const { t } = useTranslation('progress')
  const spoken = useLanguage()
  const lines = weeks.flatMap(({ week, readings }) =>
    LANGUAGES.flatMap(language => {
      const read = readings[language]
      return read ? [{ week, language, read }] : []
    }),
  )
  const columns: readonly Column<Line>[] = [
    {
      id: 'week',
      header: t('table.week'),
      kind: 'date',
      text: ({ week }) => dateOf(week, spoken),
      sort: ({ week }) => week,
    },
    { id: 'language', header: t('table.language'), text: ({ language }) => t(`language.${language}`) },
    ...FIGURES.map(
      ([id, of, isShare]): Column<Line> => ({
        id,
        header: t(`table.${id}`),
        kind: 'number',
        text: ({ read }) => {
          const value = of(read)
          if (value === null) return '–'
          return isShare ? t('percent', { percent: Math.round(value * 100) }) : Math.round(value)
        },
        sort: ({ read }) => of(read),
      }),
    ),
  ]
  return (
    <div className={staff.section}>
      <h2 id="weeks">{t('table.title')}</h2>
      <DataTable
        label={t('table.title')}
        columns={columns}
        rows={lines}
        rowId={({ week, language }) => `${week} ${language}`}
        empty={t('table.empty')}
        file={t('table.file')}
        isWide
      />
    </div>
  )
}
