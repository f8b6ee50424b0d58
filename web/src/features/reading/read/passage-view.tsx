import { Fragment, type ReactNode } from 'react'
import type { ReadingText } from '#shared/catalogue/schema.ts'
import type { PlacedWord } from './passage.ts'
import styles from './passage-view.module.css'

interface PassageViewProps {
  readonly text: ReadingText
  readonly passage: readonly (readonly PlacedWord[])[]
  /** How one word looks; what stands around it is here. */
  readonly word: (word: PlacedWord) => ReactNode
}

/** The text as it is read: large letters by grade, in its own language. */
export function PassageView({ text, passage, word }: PassageViewProps) {
  return (
    <div className={styles.passage} lang={text.language} data-grade={text.grade}>
      {passage.map(words => (
        <p key={words[0]?.index}>
          {words.map(one => (
            <Fragment key={one.index}>{word(one)} </Fragment>
          ))}
        </p>
      ))}
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
