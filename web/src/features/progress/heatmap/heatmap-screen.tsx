import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { SchoolDay } from '#shared/kernel/school-day.ts'
import { childPath } from '#web/lib/child-path.ts'
import { useTexts } from '#web/lib/content.ts'
import { keyOfEvidence } from '#web/lib/evidence.ts'
import type { Column } from '#web/ui/data-table/columns.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { PrintButton } from '#web/ui/print-button.tsx'
import staff from '#web/ui/staff.module.css'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { bandOf, targetOf } from '../benchmark-band.ts'
import type { GroupChildLine } from '../group/children.ts'
import { ChosenGroup } from '../group/chosen-group.tsx'
import styles from './heatmap.module.css'
import { type Known, knownOf, type Skill, skillsFor } from './skills.ts'

/** Children by skills: how far each is mastered, with the figure, and one press from what it rests on. */
export function Component() {
  const { t } = useTranslation('progress')
  return (
    <div className={staff.screen} data-register="staff" data-landscape="">
      <PageHead
        title={t('heatmap.title')}
        actions={<PrintButton tone="quiet">{t('group.print')}</PrintButton>}
      />
      <ChosenGroup>
        {({ groupId, lines, today }) => (
          <>
            <Legend />
            <Heatmap groupId={groupId} lines={lines} today={today} />
          </>
        )}
      </ChosenGroup>
    </div>
  )
}

function Legend() {
  const { t } = useTranslation('progress')
  return (
    <>
      <ul className={styles.legend} aria-label={t('heatmap.legend')}>
        {(['reached', 'near', 'below'] as const).map(mastery => (
          <li key={mastery} className={styles.cell} data-mastery={mastery}>
            <span className={styles.mark} />
            {t(`heatmap.mastery.${mastery}`)}
          </li>
        ))}
      </ul>
      <p className={staff.soft}>{t('heatmap.basis')}</p>
    </>
  )
}

interface HeatmapProps {
  readonly groupId: string
  readonly today: SchoolDay
  readonly lines: readonly GroupChildLine[]
}

function Heatmap({ groupId, lines, today }: HeatmapProps) {
  const { t } = useTranslation('progress')
  const known = useKnown(today)
  const skills = skillsFor(lines.map(({ summary }) => summary))
  const nameOf = (skill: Skill) =>
    skill.skill === 'subject'
      ? t(`subject.${skill.subject}`)
      : t(`heatmap.skill.${skill.skill}`, { language: t(`language.${skill.language}`) })
  const figureOf = ({ pace, share }: Known) =>
    pace === undefined ? t('percent', { percent: Math.round(share * 100) }) : `${Math.round(pace)}`
  const columns: readonly Column<GroupChildLine>[] = [
    {
      id: 'name',
      header: t('group.child'),
      width: '14rem',
      text: ({ name }) => name,
      sort: ({ name }) => name,
      cell: line => (
        <Link className={styles.name} to={childPath(line.studentId, groupId)}>
          {line.name}
        </Link>
      ),
    },
    ...skills.map(
      (skill): Column<GroupChildLine> => ({
        id: JSON.stringify(Object.values(skill)),
        header: nameOf(skill),
        kind: 'number',
        text: line => {
          const found = known(line, skill)
          return found ? figureOf(found) : '–'
        },
        sort: line => known(line, skill)?.share,
        cell: line => {
          const found = known(line, skill)
          if (!found)
            return (
              <>
                <span aria-hidden="true">–</span>
                <VisuallyHidden>{t('heatmap.unknown')}</VisuallyHidden>
              </>
            )
          const { mastery, count } = found
          return (
            <Link
              className={styles.cell}
              data-mastery={mastery}
              to={childPath(line.studentId, groupId, becauseOf(skill))}
            >
              <span className={styles.mark} />
              {figureOf(found)}
              <VisuallyHidden>
                {` ${t(`heatmap.mastery.${mastery}`)}. ${t('heatmap.count', { count })}`}
              </VisuallyHidden>
            </Link>
          )
        },
      }),
    ),
  ]
  return (
    <DataTable
      label={t('heatmap.table')}
      columns={columns}
      rows={lines}
      rowId={({ studentId }) => studentId}
      firstOrder={{ column: 'name', isDescending: false }}
      file={t('heatmap.file')}
      empty={t('group.nobody')}
      isWide
      isGrid
    />
  )
}

/** What a cell rests on. */
const becauseOf = (skill: Skill): string =>
  keyOfEvidence(
    skill.skill === 'subject' ? { of: 'subject', subject: skill.subject } : { of: 'skill', ...skill },
  )

/** What is known of a child's skill, its pace by the benchmark of grade and season. */
function useKnown(today: SchoolDay): (line: GroupChildLine, skill: Skill) => Known | undefined {
  const texts = useTexts().data ?? []
  return ({ summary }, skill) => {
    if (skill.skill !== 'fluency') return knownOf(summary, skill, undefined)
    const { language } = skill
    const grade = summary.grade ?? summary.languages[language]?.grade
    const expected = grade && bandOf(language, grade, today, targetOf(texts, language, grade))?.expected
    return knownOf(summary, skill, expected)
  }
}
