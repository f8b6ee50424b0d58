import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { prefersStillness } from '#web/lib/stillness.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import styles from './stage.module.css'

interface StageProps {
  readonly title: string
  readonly language: string
  readonly onLeave: () => void
  /** The word that must stay in sight. */
  readonly follow: number | undefined
  /** Of the text: decoration. A picture book has one a page instead. */
  readonly picture: ReactNode | undefined
  readonly children: ReactNode
  readonly bar: ReactNode
}

/** While a text is read nothing else is on the page: the text, and under the thumb what can be done. */
export function Stage({ title, language, onLeave, follow, picture, children, bar }: StageProps) {
  const { t } = useTranslation('reading')
  const stage = useRef<HTMLDialogElement>(null)
  const page = useRef<HTMLElement>(null)
  /** The page of a picture book that is read. */
  const opened = useRef<Element>(undefined)

  useEffect(() => {
    const dialog = stage.current
    dialog?.showModal()
    dialog?.querySelector('h1')?.focus()
    return () => dialog?.close()
  }, [])

  useEffect(() => {
    const word = stage.current?.querySelector(`[data-word="${follow}"]`)
    const bounds = word?.getBoundingClientRect()
    if (!word || !bounds) return
    const behavior = prefersStillness() ? 'auto' : 'smooth'
    const leaf = word.closest('[data-leaf]')
    if (leaf && page.current) {
      opened.current = leaf
      return turnTo(leaf, bounds, page.current, behavior)
    }
    const isInSight = bounds.top > innerHeight * 0.12 && bounds.bottom < innerHeight * 0.62
    if (!isInSight) word.scrollIntoView({ block: 'center', behavior })
  }, [follow])

  // Whoever turns the device does not lose the page.
  useEffect(() => {
    if (!page.current) return
    const watch = new ResizeObserver(() => opened.current?.scrollIntoView({ block: 'start' }))
    watch.observe(page.current)
    return () => watch.disconnect()
  }, [])

  return (
    <dialog
      ref={stage}
      className={styles.stage}
      aria-labelledby="stage-title"
      onCancel={event => {
        event.preventDefault()
        onLeave()
      }}
    >
      <header className={styles.head}>
        <IconButton icon="close" label={t('reader.leave')} onClick={onLeave} />
        <h1 id="stage-title" tabIndex={-1} lang={language} className={styles.title}>
          {title}
        </h1>
      </header>
      <section
        ref={page}
        className={styles.page}
        aria-labelledby="stage-title"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: who has only a keyboard scrolls it with the arrows
        tabIndex={0}
        data-pictured={picture === undefined || undefined}
      >
        {picture !== undefined && <div className={styles.picture}>{picture}</div>}
        {children}
      </section>
      <div className={styles.bar}>{bar}</div>
    </dialog>
  )
}

/** Turns a picture book to the page of a word; a page that does not fit goes on with what is read. */
function turnTo(leaf: Element, word: DOMRect, page: Element, behavior: ScrollBehavior): void {
  const [own, whole] = [page.getBoundingClientRect(), leaf.getBoundingClientRect()]
  if (whole.height <= own.height + 1) {
    if (Math.abs(whole.top - own.top) > 1) leaf.scrollIntoView({ block: 'start', behavior })
  } else if (word.top < own.top || word.bottom > own.bottom)
    page.scrollBy({ top: word.top - own.top - own.height / 3, behavior })
}
