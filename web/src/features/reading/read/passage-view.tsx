import { Fragment, type ReactNode } from 'react'
import type { ReadingText } from '#shared/catalogue/schema.ts'
import type { PlacedWord } from './passage.ts'
import styles from './passage-view.module.css'

interface PassageViewProps {
  readonly text: Pick<ReadingText, 'language' | 'grade'>
  readonly passage: readonly (readonly PlacedWord[])[]
  /** Of a picture book: a picture a paragraph, and each a page of its own. */
  readonly pictures?: readonly ReactNode[] | undefined
  /** How one word looks; what stands around it is here. */
  readonly word: (word: PlacedWord) => ReactNode
}

/** The text as it is read: large letters by grade, in its own language. */
export function PassageView({ text, passage, pictures, word }: PassageViewProps) {
  const paragraph = (words: readonly PlacedWord[]) => (
    <p key={words[0]?.index}>
      {words.map(one => (
        <Fragment key={one.index}>{word(one)} </Fragment>
      ))}
    </p>
  )
  return (
    <div
      className={styles.passage}
      lang={text.language}
      data-grade={text.grade}
      data-pictured={pictures ? true : undefined}
    >
      {passage.map((words, at) =>
        pictures ? (
          <div key={words[0]?.index} className={styles.leaf} data-leaf={at}>
            <div className={styles.picture}>{pictures[at]}</div>
            {paragraph(words)}
          </div>
        ) : (
          paragraph(words)
        ),
      )}
    </div>
  )
}

export type Mark = 'plain' | 'current' | 'read' | 'corrected' | 'practise' | 'skipped' | 'notReached'

interface WordProps {
  readonly placed: PlacedWord
  readonly mark: Mark
}

/** A word that is looked at. */
export const Word = ({ placed, mark }: WordProps) => (
  <span className={styles.word} data-mark={mark} data-word={placed.index}>
    {placed.lead}
    <span className={styles.core}>{placed.word}</span>
    {placed.trail}
  </span>
)

interface WordButtonProps extends WordProps {
  readonly label: string
  readonly pressed: boolean
  readonly tabIndex: number
  readonly onClick: () => void
  readonly onFocus: () => void
}

/** A word that is touched. */
export const WordButton = ({ placed, mark, label, pressed, ...rest }: WordButtonProps) => (
  <span className={styles.word} data-mark={mark}>
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      aria-pressed={pressed}
      data-word={placed.index}
      {...rest}
    >
      {placed.lead}
      <span className={styles.core}>{placed.word}</span>
      {placed.trail}
    </button>
  </span>
)
