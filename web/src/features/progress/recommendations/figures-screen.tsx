import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { ReplyOf } from '#shared/kernel/route.ts'
import { LANGUAGES } from '#shared/kernel/school.ts'
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
const COUNTS = ['offered', 'accepted', 'changed', 'dismissed'] as const
type Count = (typeof COUNTS)[number]

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
            <Around {...told} />
          </>
        )
      }
    </Read>
  )
}

function Sums({ months }: Told) {
  const { t } = useTranslation('recommendations')
  const sum = (of: Count) => months.reduce((total, one) => total + one[of], 0)
  return (
    <Figures
      figures={COUNTS.map(of => ({
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
  const count = (of: Count): Column<Line> => ({
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
          ...COUNTS.map(count),
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
function Around({ paces, shares }: Told) {
  const { t } = useTranslation(['recommendations', 'progress'])
  const percent = (share: number) => t('progress:percent', { percent: Math.round(100 * share) })
  const lines = LANGUAGES.flatMap(language => {
    const pace = paces.find(one => one.language === language)
    const own = shares.filter(one => one.language === language)
    return [
      ...(pace ? [{ ...pace, of: 'pace' as const, figure: (value: number) => `${Math.round(value)}` }] : []),
      ...own.map(one => ({ ...one, figure: percent })),
    ]
  })
  type Line = (typeof lines)[number]
  const told = ({ before, after }: Line) => before !== null && after !== null
  const value = (when: 'before' | 'after'): Column<Line> => ({
    id: when,
    header: t(`figures.${when}`),
    kind: 'number',
    text: line => {
      const { figure, [when]: value } = line
      return value === null ? '–' : figure(value)
    },
  })
  return (
    <section className={staff.section} aria-labelledby="paces">
      <h2 id="paces">{t('figures.paces')}</h2>
      <DataTable
        label={t('figures.paces')}
        columns={[
          {
            id: 'of',
            header: t('figures.what'),
            text: ({ of, language }) =>
              t(`figures.around.${of}`, { language: t(`progress:inLanguage.${language}`) }),
          },
          value('before'),
          value('after'),
          {
            id: 'children',
            header: t('figures.children'),
            kind: 'number',
            text: line => (told(line) ? line.children : t('figures.few', { count: line.children })),
          },
        ]}
        rows={lines}
        rowId={({ of, language }) => `${of} ${language}`}
        file={t('figures.aroundFile')}
        empty={t('figures.none')}
      />
      <p className={staff.soft}>{t('figures.noCause')}</p>
    </section>
  )
}
