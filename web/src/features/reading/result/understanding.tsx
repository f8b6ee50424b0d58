import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Comprehension } from '#shared/reading/comprehension.ts'
import { Hear } from '#web/i18n/hear.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './understanding.module.css'

/** What was understood: a star a question that was right at once, and never what was not. */
export function Understanding({
  understood: { literal, inferential },
}: {
  readonly understood: Comprehension
}) {
  const { t } = useTranslation('reading')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const right = literal.right + inferential.right
  const total = literal.asked + inferential.asked
  const said = right > 0 ? t('questions.done', { count: right, total }) : t('questions.doneAll', { total })
  return (
    <section className={styles.card}>
      <h2 ref={title} tabIndex={-1} className={styles.said}>
        {said}
        <Hear text={said} />
      </h2>
      <p className={styles.stars} aria-hidden="true">
        {Array.from({ length: total }, (_, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a star is its place
          <span key={n} className={styles.star} data-right={n < right || undefined}>
            <Icon name={n < right ? 'star' : 'check'} size={28} />
          </span>
        ))}
      </p>
    </section>
  )
}
