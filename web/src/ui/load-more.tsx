import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Pages } from '#web/lib/pages.ts'
import { Button } from './button.tsx'
import styles from './load-more.module.css'

interface LoadMoreProps {
  readonly pages: Omit<Pages<unknown>, 'all'>
  /** How many are seen. */
  readonly shown: number
}

/** Under a long list: how much of it is seen, and the way to more. Nothing under a list that came whole. */
export function LoadMore({ pages: { hasMore, isAsking, hasFailed, more, total }, shown }: LoadMoreProps) {
  const { t } = useTranslation('table')
  const said = useRef<HTMLParagraphElement>(null)
  const [wasAsked, setAsked] = useState(false)
  useEffect(() => {
    // The button that was pressed is gone: the focus stays where it was, at the end of the list.
    if (!hasMore && wasAsked && document.activeElement === document.body) said.current?.focus()
  }, [hasMore, wasAsked])
  if (!hasMore && !wasAsked) return null

  const ask = () => {
    setAsked(true)
    if (!isAsking) more()
  }
  const count =
    total === undefined || !hasMore ? t('shown', { count: shown }) : t('shownOf', { shown, total })
  return (
    <div className={styles.more}>
      <p ref={said} tabIndex={-1} role={hasFailed ? 'alert' : 'status'}>
        {hasFailed ? t('moreFailed') : isAsking ? t('asking') : count}
      </p>
      {hasMore && (
        <Button tone="quiet" aria-disabled={isAsking} onClick={ask}>
          {t(hasFailed ? 'again' : 'more')}
        </Button>
      )}
    </div>
  )
}
