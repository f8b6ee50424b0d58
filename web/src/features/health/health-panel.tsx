import { useTranslation } from 'react-i18next'
import { listParts } from '#shared/health/routes.ts'
import type { HealthPart } from '#shared/health/schema.ts'
import type { ReplyOf } from '#shared/kernel/route.ts'
import { momentOf } from '#web/i18n/day.ts'
import { Read } from '#web/i18n/read.tsx'
import { useLanguage } from '#web/i18n/speak.ts'
import { useRead } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import staff from '#web/ui/staff.module.css'
import { byNoun, troubled } from './health.ts'
import styles from './health-panel.module.css'
import { PartTable } from './part-table.tsx'

/** So often it asks again by itself, while somebody looks. */
const EVERY_MS = 30_000

/** How every part of the house is: what needs somebody first, then all of it, noun by noun. */
export function HealthPanel() {
  const { t } = useTranslation('health')
  const read = useRead(listParts, {}, { every: () => EVERY_MS })
  const { isFetching, refetch } = read
  return (
    <section className={staff.section} aria-labelledby="health" aria-busy={isFetching}>
      <div className={staff.head}>
        <h2 id="health" tabIndex={-1} className={styles.title}>
          {t('title')}
        </h2>
        <Button tone="quiet" aria-disabled={isFetching} onClick={() => void (isFetching || refetch())}>
          <Icon name="repeat" size={20} />
          {t(isFetching ? 'asking' : 'again')}
        </Button>
      </div>
      <Read
        of={read}
        place={
          <>
            <Skeleton height="72px" />
            <Skeleton height="80dvh" />
          </>
        }
      >
        {state => <Parts {...state} />}
      </Read>
    </section>
  )
}

function Parts({ parts, stage, release }: ReplyOf<typeof listParts>) {
  const { t } = useTranslation('health')
  const language = useLanguage()
  const checkedAt = parts
    .map(part => part.checkedAt)
    .sort()
    .at(-1)
  return (
    <>
      <Summary parts={parts} />
      <p className={staff.soft}>
        {checkedAt && t('checked', { at: momentOf(checkedAt, language) })}{' '}
        <span lang="zxx">
          {stage} · {release}
        </span>
      </p>
      <div>
        {[...byNoun(parts)].map(([noun, own]) => (
          <details key={noun} className={styles.noun} open={noun === '' || troubled(own).length > 0}>
            <summary>
              {noun === '' ? t('common') : <span lang="zxx">{noun}</span>}{' '}
              <span className={staff.soft}>
                {troubled(own).length > 0
                  ? t('troubledOf', { count: troubled(own).length, all: own.length })
                  : t('partsWell', { count: own.length })}
              </span>
            </summary>
            <PartTable label={noun || t('common')} parts={own} />
          </details>
        ))}
      </div>
    </>
  )
}

/** The first look: whether anything needs somebody, and what. */
function Summary({ parts }: { readonly parts: readonly HealthPart[] }) {
  const { t } = useTranslation('health')
  const needy = troubled(parts)
  return (
    <Card tone={needy.length > 0 ? 'warm' : 'sea'}>
      <p className={styles.finding} role="status">
        <Icon name={needy.length > 0 ? 'alert' : 'check'} />
        {needy.length > 0 ? t('troubled', { count: needy.length }) : t('allWell', { count: parts.length })}
      </p>
      {needy.length > 0 && <PartTable label={t('title')} parts={needy} withNoun surface="none" />}
    </Card>
  )
}
