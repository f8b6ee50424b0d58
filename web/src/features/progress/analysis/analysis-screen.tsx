import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { childFindings, type Finding, groupFindings } from '#shared/progress/analysis.ts'
import { getCalendar } from '#shared/schools/routes.ts'
import { dateOf, momentOf } from '#web/i18n/day.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import { childPath } from '#web/lib/child-path.ts'
import { groupPath } from '#web/lib/group-path.ts'
import { useRead } from '#web/lib/query.ts'
import { Card } from '#web/ui/card.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { PrintButton } from '#web/ui/print-button.tsx'
import { ReadState } from '#web/ui/read-state.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import staff from '#web/ui/staff.module.css'
import { useSoundNames } from '../family/use-sound-names.ts'
import { ChosenGroup, type GroupShown } from '../group/chosen-group.tsx'
import { useExpectedPace } from '../use-expected-pace.ts'
import styles from './analysis.module.css'

/** What the figures of a group or of one child show, in sentences that rules write, each beside what it rests on. */
export function Component() {
  const { t } = useTranslation(['analysis', 'shell'])
  const group = useSearchParams()[0].get('group')
  return (
    <div className={staff.screen} data-register="staff">
      <PageHead
        title={t('shell:titles.aiAnalysis')}
        intro={t('lead')}
        back={{
          to: groupPath('/comprehensive-dashboard', group),
          label: t('toGroup'),
        }}
        actions={<PrintButton tone="quiet">{t('print')}</PrintButton>}
      />
      <ChosenGroup>{shown => <Analysis {...shown} />}</ChosenGroup>
    </div>
  )
}

function Analysis({ groupId, lines }: GroupShown) {
  const { t } = useTranslation('analysis')
  const language = useLanguage()
  const [search, setSearch] = useSearchParams()
  const [at] = useState(() => new Date().toISOString())
  const calendar = useRead(getCalendar, {})
  const expected = useExpectedPace()
  const beside = {
    today: schoolDay(at),
    declared: new Set(calendar.data?.declared.map(({ day }) => day)),
    expected,
  }
  const child = lines.find(({ studentId }) => studentId === search.get('student'))
  const findings = child
    ? childFindings(child.summary, beside)
    : groupFindings(
        lines.map(({ summary }) => summary),
        beside,
      )
  const names = new Map(lines.map(({ studentId, name }) => [studentId, name]))
  return (
    <>
      <div className={staff.tools} data-screen-only="">
        <SelectField
          label={t('about')}
          value={child?.studentId ?? ''}
          onChange={({ target }) =>
            setSearch({ group: groupId, ...(target.value && { student: target.value }) }, { replace: true })
          }
        >
          <option value="">{t('wholeGroup')}</option>
          {lines.map(({ studentId, name }) => (
            <option key={studentId} value={studentId}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <section className={staff.section} aria-labelledby="findings">
        <h2 id="findings">{child ? child.name : t('wholeGroup')}</h2>
        <p className={staff.soft}>{t('madeBy', { at: momentOf(at, language) })}</p>
        {findings.length === 0 ? (
          <ReadState state="empty" text={t('few')} />
        ) : (
          <ol className={styles.findings}>
            {findings.map(finding => (
              <li key={`${finding.id} ${finding.language}`}>
                <Said groupId={groupId} finding={finding} names={names} />
              </li>
            ))}
          </ol>
        )}
        <p className={staff.soft}>{t('indicator')}</p>
      </section>
    </>
  )
}

interface SaidProps {
  readonly groupId: string
  readonly finding: Finding
  readonly names: ReadonlyMap<string, string>
}

/** A sentence, and beside it what it rests on: how it was counted, and whose readings to open. */
function Said({ groupId, finding, names }: SaidProps) {
  const { t } = useTranslation(['analysis', 'progress'])
  const spoken = useLanguage()
  const lettersOf = useSoundNames()
  const { id, language, sound, grade, on, figures, studentIds } = finding
  const words = {
    ...figures,
    ...(language && { language: t(`progress:inLanguage.${language}`) }),
    ...(sound && { letters: lettersOf(sound) }),
    ...(grade && { grade: t(`progress:grade.${grade}`) }),
    ...(on && { day: dateOf(on, spoken) }),
  }
  return (
    <Card asChild>
      <article className={styles.finding}>
        <p className={styles.said}>{t(`say.${id}`, words)}</p>
        <div className={styles.basis}>
          <p>
            <b>{t('basisLabel')}</b> {t(`basis.${id}`, words)}
          </p>
          {studentIds.length > 0 && (
            <ul>
              {studentIds.map(studentId => (
                <li key={studentId}>
                  <Link to={childPath(studentId, groupId)}>
                    {studentIds.length > 1 ? names.get(studentId) : t('readings')}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
      </article>
    </Card>
  )
}
