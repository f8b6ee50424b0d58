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
  /** Of the text: decoration. */
  readonly picture: ReactNode
  readonly children: ReactNode
  readonly bar: ReactNode
}

/** While a text is read nothing else is on the page: the text, and under the thumb what can be done. */
export function Stage({ title, language, onLeave, follow, picture, children, bar }: StageProps) {
  const { t } = useTranslation('reading')
  const stage = useRef<HTMLDialogElement>(null)

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
    const isInSight = bounds.top > innerHeight * 0.12 && bounds.bottom < innerHeight * 0.62
    if (!isInSight) word.scrollIntoView({ block: 'center', behavior: prefersStillness() ? 'auto' : 'smooth' })
  }, [follow])

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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has only a keyboard scrolls it with the arrows */}
      <section className={styles.page} aria-labelledby="stage-title" tabIndex={0}>
        <div className={styles.picture}>{picture}</div>
        {children}
      </section>
      <div className={styles.bar}>{bar}</div>
    </dialog>
  )
}
