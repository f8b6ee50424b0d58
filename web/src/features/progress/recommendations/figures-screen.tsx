import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { ReplyOf } from '#shared/kernel/route.ts'
import { getRecommendationFigures } from '#shared/progress/recommendation-routes.ts'
import { Read } from '#web/i18n/read.tsx'
import { useLanguage } from '#web/i18n/speak.ts'
import { groupPath } from '#web/lib/group-path.ts'
import { useRead } from '#web/lib/query.ts'
import type { Column } from '#web/ui/data-table/columns.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import { Figures } from '#web/ui/figures.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { PrintButton } from '#web/ui/print-button.tsx'
import { ReadState } from '#web/ui/read-state.tsx'
import staff from '#web/ui/staff.module.css'
import { ChosenGroup } from '../group/chosen-group.tsx'

type Told = ReplyOf<typeof getRecommendationFigures>

/** What became of what was recommended in a group. */
export function Component() {
  const { t } = useTranslation(['recommendations', 'shell'])
  const group = useSearchParams()[0].get('group')
  return (
    <div className={staff.screen} data-register="staff">
      <PageHead
        title={t('shell:titles.recommendationAnalytics')}
        intro={t('figures.lead')}
        back={{
          to: groupPath('/teacher-recommendations', group),
          label: t('shell:titles.teacherRecommendations'),
        }}
        actions={<PrintButton tone="quiet">{t('print')}</PrintButton>}
      />
      <ChosenGroup>{({ groupId }) => <OfGroup groupId={groupId} />}</ChosenGroup>
    </div>
  )
}

function OfGroup({ groupId }: { readonly groupId: string }) {
  const { t } = useTranslation('recommendations')
  return (
    <Read of={useRead(getRecommendationFigures, { path: { groupId } }, { onArrival: true })} place="60dvh">
      {told =>
        told.months.length === 0 ? (
          <ReadState state="empty" text={t('figures.none')} />
        ) : (
          <>
            <Sums {...told} />
            <ByMonth {...told} />
            <Dismissals {...told} />
            <Paces {...told} />
          </>
        )
      }
    </Read>
  )
}

function Sums({ months }: Told) {
  const { t } = useTranslation('recommendations')
  const sum = (of: 'offered' | 'accepted' | 'dismissed') => months.reduce((total, one) => total + one[of], 0)
  return (
    <Figures
      figures={(['offered', 'accepted', 'dismissed'] as const).map(of => ({
        label: t(`figures.${of}`),
        value: sum(of),
      }))}
    />
  )
}

function ByMonth({ months }: Told) {
  const { t } = useTranslation('recommendations')
  const language = useLanguage()
  const monthOf = (month: string) =>
    new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(`${month}-01`),
    )
  type Line = Told['months'][number]
  const count = (of: 'offered' | 'accepted' | 'dismissed'): Column<Line> => ({
    id: of,
    header: t(`figures.${of}`),
    kind: 'number',
    text: line => line[of],
    sort: line => line[of],
  })
  return (
    <section className={staff.section} aria-labelledby="months">
      <h2 id="months">{t('figures.byMonth')}</h2>
      <DataTable
        label={t('figures.byMonth')}
        columns={[
          {
            id: 'month',
            header: t('figures.month'),
            text: ({ month }) => monthOf(month),
            sort: ({ month }) => month,
          },
          {
            id: 'kind',
            header: t('figures.kind'),
            text: ({ kind }) => t(`kind.${kind}`),
            sort: ({ kind }) => t(`kind.${kind}`),
          },
          count('offered'),
          count('accepted'),
          count('dismissed'),
        ]}
        rows={months}
        rowId={({ month, kind }) => `${month} ${kind}`}
        firstOrder={{ column: 'month', isDescending: true }}
        file={t('figures.file')}
        empty={t('figures.none')}
      />
    </section>
  )
}

function Dismissals({ dismissals }: Told) {
  const { t } = useTranslation('recommendations')
  if (dismissals.length === 0) return null
  return (
    <section className={staff.section} aria-labelledby="whys">
      <h2 id="whys">{t('figures.whys')}</h2>
      <ul>
        {dismissals.map(({ why, count }) => (
          <li key={why}>{t('figures.whyCount', { why: t(`whys.${why}`), count })}</li>
        ))}
      </ul>
    </section>
  )
}

/** How those read for whom something was taken: never a verdict from few, and none on what caused it. */
function Paces({ paces }: Told) {
  const { t } = useTranslation(['recommendations', 'progress'])
  return (
    <section className={staff.section} aria-labelledby="paces">
      <h2 id="paces">{t('figures.paces')}</h2>
      <ul>
        {paces.map(({ language, children, before, after }) => (
          <li key={language}>
            <b>{t(`progress:language.${language}`)}</b>:{' '}
            {before === null || after === null
              ? t('figures.few', { count: children })
              : t('figures.pace', { before: Math.round(before), after: Math.round(after), count: children })}
          </li>
        ))}
      </ul>
      <p className={staff.soft}>{t('figures.noCause')}</p>
    </section>
  )
}
