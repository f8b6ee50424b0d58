import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#shared/kernel/school.ts'
import type { Texts } from '#web/i18n/texts.ts'
import styles from './lesson.module.css'
import type { Step } from './lesson.ts'

export interface Attending {
  readonly studentId: string
  readonly name: string
}

interface SheetProps {
  readonly title: string
  /** 1 is the teacher's, 2 the children's. */
  readonly page: 1 | 2
  /** Of what stands on it, where it is not the page's. */
  readonly lang?: Language
  readonly children: ReactNode
}

/** One letter page, on the screen as on paper. */
export function Sheet({ title, page, lang, children }: SheetProps) {
  const { t } = useTranslation('progress', { keyPrefix: 'needs' })
  return (
    <article className={styles.sheet} data-page={page} aria-label={t(`page.${page}`)}>
      <div lang={lang} className={styles.body}>
        <h2>{title}</h2>
        {children}
      </div>
      <footer className={styles.foot}>
        <span>Coquí Lee</span>
        <span>{t('pageOf', { page })}</span>
      </footer>
    </article>
  )
}

type StepName = keyof Texts['progress']['needs']['step']

interface StepsProps {
  readonly steps: readonly Step<StepName>[]
  /** What is needed for each, below what is to be done. */
  readonly matter: Readonly<Partial<Record<StepName, ReactNode>>>
}

/** What the teacher does, minute by minute. */
export function Steps({ steps, matter }: StepsProps) {
  const { t } = useTranslation('progress', { keyPrefix: 'needs' })
  return (
    <ol className={styles.steps}>
      {steps.map(({ id, minutes }) => (
        <li key={id}>
          <h3>
            {t(`step.${id}.name`)} <span className={styles.minutes}>{t('minutes', { count: minutes })}</span>
          </h3>
          <p>{t(`step.${id}.do`)}</p>
          {matter[id]}
        </li>
      ))}
    </ol>
  )
}

interface ChecksProps {
  readonly who: readonly Attending[]
  readonly columns: readonly string[]
  /** Of the columns' heads. */
  readonly lang?: Language
}

/** Boxes to tick by hand, a blank grid and no table of data: each child by what was looked at. */
export function Checks({ who, columns, lang }: ChecksProps) {
  const { t } = useTranslation('progress', { keyPrefix: 'needs' })
  return (
    <table className={styles.checks}>
      <thead>
        <tr>
          <th scope="col">{t('child')}</th>
          {columns.map(column => (
            <th key={column} scope="col" lang={lang}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {who.map(({ studentId, name }) => (
          <tr key={studentId}>
            <th scope="row">{name}</th>
            {columns.map(column => (
              <td key={column}>
                <span className={styles.box} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface TogetherProps {
  readonly title?: string
  readonly paragraphs: readonly string[]
  readonly isWhole: boolean
}

/** A text to read together, from its beginning. */
export function Together({ title, paragraphs, isWhole }: TogetherProps) {
  return (
    <section className={styles.text}>
      {title && <h3>{title}</h3>}
      {paragraphs.map(paragraph => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {!isWhole && <p>…</p>}
    </section>
  )
}
