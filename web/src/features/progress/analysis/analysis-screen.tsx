import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { childFindings, groupFindings } from '#shared/progress/analysis.ts'
import { expectedPace } from '#shared/reading/expected-pace.ts'
import { getCalendar } from '#shared/schools/routes.ts'
import { momentOf } from '#web/i18n/day.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import { groupPath } from '#web/lib/group-path.ts'
import { isOn } from '#web/lib/is-open.ts'
import { useRead } from '#web/lib/query.ts'
import { Chooser } from '#web/ui/chooser.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { PrintButton } from '#web/ui/print-button.tsx'
import { ReadState } from '#web/ui/read-state.tsx'
import staff from '#web/ui/staff.module.css'
import { ChosenGroup, type GroupShown } from '../group/chosen-group.tsx'
import { Findings } from './findings.tsx'
import { Prose } from './prose.tsx'

interface ScreenProps {
  /** Who or what wrote a page, by the id of its model. */
  readonly madeBy: (modelId: string) => ReactNode
}

/** What the figures of a group or of one child show: in prose where it was asked for, each sentence with what it rests on. */
export function AnalysisScreen({ madeBy }: ScreenProps) {
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
      <ChosenGroup>{shown => <Analysis {...shown} madeBy={madeBy} />}</ChosenGroup>
    </div>
  )
}

function Analysis({ groupId, lines, today, madeBy }: GroupShown & ScreenProps) {
  const { t } = useTranslation('analysis')
  const language = useLanguage()
  const [search, setSearch] = useSearchParams()
  const [at] = useState(() => new Date().toISOString())
  const calendar = useRead(getCalendar, {})
  const context = {
    today,
    declared: new Set(calendar.data?.declared.map(({ day }) => day)),
    expected: expectedPace,
  }
  const child = lines.find(({ studentId }) => studentId === search.get('student'))
  const now = child
    ? childFindings(child.summary, context)
    : groupFindings(
        lines.map(({ summary }) => summary),
        context,
      )
  const names = new Map(lines.map(({ studentId, name }) => [studentId, name]))
  const byRules = (
    <section className={staff.section} aria-labelledby="findings">
      <h3 id="findings">{t('byRules')}</h3>
      <p className={staff.soft}>{t('madeBy', { at: momentOf(at, language) })}</p>
      {now.length === 0 ? (
        <ReadState state="empty" text={t('few')} />
      ) : (
        <Findings groupId={groupId} names={names} shown={now} now={now} />
      )}
    </section>
  )
  return (
    <>
      <div className={staff.tools} data-screen-only="">
        <Chooser
          label={t('about')}
          chosen={child?.studentId}
          none={t('wholeGroup')}
          options={lines.map(({ studentId, name }) => ({ value: studentId, label: name }))}
          onChoose={student => setSearch({ group: groupId, ...(student && { student }) }, { replace: true })}
        />
      </div>
      <section className={staff.section} aria-labelledby="about">
        <h2 id="about">{child ? child.name : t('wholeGroup')}</h2>
        <p className={staff.soft}>{t('indicator')}</p>
        {isOn('aiReading') ? (
          <Prose
            key={child?.studentId ?? groupId}
            about={{ groupId, studentId: child?.studentId }}
            names={names}
            now={now}
            madeBy={madeBy}
          >
            {byRules}
          </Prose>
        ) : (
          byRules
        )}
      </section>
    </>
  )
}
