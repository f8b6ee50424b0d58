import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { listRecommendations } from '#shared/progress/recommendation-routes.ts'
import { Read } from '#web/i18n/read.tsx'
import { groupPath } from '#web/lib/group-path.ts'
import { useRead } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { ReadState } from '#web/ui/read-state.tsx'
import staff from '#web/ui/staff.module.css'
import { ChosenGroup, type GroupShown } from '../group/chosen-group.tsx'
import { cardsOf } from './cards.ts'
import { RecommendationCard } from './recommendation-card.tsx'

/** A colleague may decide meanwhile. */
const ASK_AGAIN_MS = 30_000
/** More than these nobody takes in at once: the rest is one press away. */
const AT_A_GLANCE = 9

/** What to do next for the children of a group, each with its why. */
export function Component() {
  const { t } = useTranslation(['recommendations', 'shell'])
  const group = useSearchParams()[0].get('group')
  return (
    <div className={staff.screen} data-register="staff">
      <PageHead
        title={t('shell:titles.teacherRecommendations')}
        intro={t('lead')}
        back={{ to: groupPath('/comprehensive-dashboard', group), label: t('toGroup') }}
        actions={
          <Button asChild tone="quiet">
            <Link to={groupPath('/recommendation-analytics', group)}>{t('toFigures')}</Link>
          </Button>
        }
      />
      <ChosenGroup>{shown => <Recommendations {...shown} />}</ChosenGroup>
    </div>
  )
}

function Recommendations({ groupId, lines, today }: GroupShown) {
  const { t } = useTranslation('recommendations')
  const read = useRead(listRecommendations, { path: { groupId } }, { every: () => ASK_AGAIN_MS })
  const [isWhole, setWhole] = useState(false)
  return (
    <Read of={read} place="60dvh">
      {({ children }) => {
        const cards = cardsOf(children, lines)
        const shown = isWhole ? cards : cards.slice(0, AT_A_GLANCE)
        if (cards.length === 0) return <ReadState state="empty" text={t('none')} />
        return (
          <section className={staff.section} aria-labelledby="recommended">
            <h2 id="recommended">{t('count', { count: cards.length })}</h2>
            <ul className={staff.cards}>
              {shown.map(card => (
                <li key={`${card.recommendationId} ${card.children[0].line.studentId}`}>
                  <RecommendationCard
                    groupId={groupId}
                    today={today}
                    card={card}
                    onRefused={() => void read.refetch()}
                  />
                </li>
              ))}
            </ul>
            {shown.length < cards.length && (
              <Button tone="quiet" onClick={() => setWhole(true)}>
                {t('rest', { count: cards.length - shown.length })}
              </Button>
            )}
            <p className={staff.soft}>{t('indicator')}</p>
          </section>
        )
      }}
    </Read>
  )
}
