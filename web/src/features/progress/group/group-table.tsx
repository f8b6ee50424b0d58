import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Language } from '#shared/kernel/school.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { dateOf } from '#web/i18n/day.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import { childPath } from '#web/lib/child-path.ts'
import { useTexts } from '#web/lib/content.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { Column } from '#web/ui/data-table/columns.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import { bandOf, positionInBand, targetOf } from '../benchmark-band.ts'
import type { GroupChildLine } from './children.ts'
import { GiveText } from './give-text.tsx'
import styles from './group.module.css'
import { useReasonWords } from './use-reason-words.ts'

interface GroupTableProps {
  readonly groupId: string
  readonly lines: readonly GroupChildLine[]
}

/** The group child by child: this week, then both languages, then what was understood. */
export function GroupTable({ groupId, lines }: GroupTableProps) {
  const { t } = useTranslation('progress')
  const [chosen, setChosen] = useState<readonly string[]>([])
  return (
    <DataTable
      label={t('group.table')}
      columns={useColumns(groupId)}
      rows={lines}
      rowId={({ studentId }) => studentId}
      firstOrder={{ column: 'name', isDescending: false }}
      file={t('group.file')}
      selection={{
        chosen,
        onChoose: setChosen,
        actions: chosen.length > 0 && (
          <GiveText
            groupId={groupId}
            lines={lines.filter(({ studentId }) => chosen.includes(studentId))}
            onGiven={() => setChosen([])}
          />
        ),
      }}
      empty={t('group.nobody')}
      isWide
    />
  )
}

function useColumns(groupId: string): readonly Column<GroupChildLine>[] {
  const { t } = useTranslation('progress')
  const language = useLanguage()
  const wordsOf = useReasonWords()
  return [
    {
      id: 'name',
      header: t('group.child'),
      width: '14rem',
      text: ({ name }) => name,
      sort: ({ name }) => name,
      cell: ({ name, studentId }) => (
        <Link className={styles.name} to={childPath(studentId, groupId)}>
          {name}
        </Link>
      ),
    },
    {
      id: 'reasons',
      header: t('group.attention'),
      text: ({ reasons }) => reasons.map(wordsOf).join(' '),
      sort: ({ reasons }) => reasons.length,
      kind: 'number',
      cell: ({ reasons }) =>
        reasons.length > 0 ? <Badge tone="alert">{reasons.length}</Badge> : <span aria-hidden="true">–</span>,
    },
    {
      id: 'week',
      header: t('group.week'),
      kind: 'number',
      text: ({ summary }) => summary.readings,
      sort: ({ summary }) => summary.readings,
    },
    ...useLanguageColumns('es-PR'),
    ...useLanguageColumns('en-US'),
    ...(['literal', 'inferential'] as const).map(
      (kind): Column<GroupChildLine> => ({
        id: kind,
        header: t(`report.${kind}`),
        kind: 'number',
        text: ({ summary: { [kind]: of } }) =>
          of.asked > 0 ? t('percent', { percent: Math.round((100 * of.right) / of.asked) }) : '–',
        sort: ({ summary: { [kind]: of } }) => (of.asked > 0 ? of.right / of.asked : null),
      }),
    ),
    {
      id: 'seen',
      header: t('group.seen'),
      kind: 'date',
      text: ({ summary: { lastSeenOn } }) => (lastSeenOn ? dateOf(lastSeenOn, language) : '–'),
      sort: ({ summary: { lastSeenOn } }) => lastSeenOn,
    },
  ]
}

/** Level with its move, pace against what is expected, and accuracy: of one language. */
function useLanguageColumns(of: Language): readonly Column<GroupChildLine>[] {
  const { t } = useTranslation('progress')
  const texts = useTexts().data ?? []
  const today = schoolDay(new Date())
  const name = t(`language.${of}`)
  const expectedOf = ({ summary }: GroupChildLine) => {
    const grade = summary.grade ?? summary.languages[of]?.grade
    return grade && bandOf(of, grade, today, targetOf(texts, of, grade))
  }
  const paceOf = ({ summary }: GroupChildLine) => summary.languages[of]?.wordsCorrectPerMinute ?? null
  const levelOf = ({ summary }: GroupChildLine) => {
    const read = summary.languages[of]
    if (!read) return '–'
    const arrow = read.moved ? (read.moved.way === 'up' ? ' ↑' : ' ↓') : ''
    return `${t(`grade.${read.grade}`)}${arrow}`
  }
  return [
    { id: `${of}-level`, header: t('group.level', { language: name }), text: levelOf, sort: levelOf },
    {
      id: `${of}-pace`,
      header: t('group.pace', { language: name }),
      kind: 'number',
      text: line => {
        const pace = paceOf(line)
        return pace === null ? '–' : Math.round(pace)
      },
      sort: paceOf,
      cell: line => {
        const [pace, band] = [paceOf(line), expectedOf(line)]
        if (pace === null) return '–'
        return (
          <>
            {band && positionInBand(pace, band) === 'below' && <Badge>{t('group.below')}</Badge>}{' '}
            {Math.round(pace)}
            {band && (
              <span className={styles.expected}>
                {' '}
                {t('group.expected', { count: Math.round(band.expected) })}
              </span>
            )}
          </>
        )
      },
    },
    {
      id: `${of}-accuracy`,
      header: t('group.accuracy', { language: name }),
      kind: 'number',
      text: ({ summary }) => {
        const accuracy = summary.languages[of]?.accuracy ?? null
        return accuracy === null ? '–' : t('percent', { percent: Math.round(accuracy * 100) })
      },
      sort: ({ summary }) => summary.languages[of]?.accuracy ?? null,
    },
  ]
}
