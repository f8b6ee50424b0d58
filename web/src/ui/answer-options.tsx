import type { ReactNode } from 'react'
import styles from './answer-options.module.css'
import { Icon } from './icon.tsx'

interface AnswerOptionsProps {
  readonly options: readonly string[]
  /** Chosen before, and not right. */
  readonly tried: readonly string[]
  /** The right one, once nothing more can be chosen. */
  readonly right: string | undefined
  /** The language that the options are in. */
  readonly lang: string
  readonly onAnswer: (option: string) => void
  /** What lets an option be heard, beside it. */
  readonly hear: (option: string) => ReactNode
  /** The place of the option that is being said. */
  readonly said?: number | undefined
}

/** Answers to choose from: large, one tried stands back, the right one shines. */
export function AnswerOptions({ options, tried, right, lang, onAnswer, hear, said }: AnswerOptionsProps) {
  return (
    <ul className={styles.options} lang={lang}>
      {options.map((option, place) => (
        <li key={option}>
          <button
            type="button"
            className={styles.option}
            data-said={place === said || undefined}
            data-right={option === right || undefined}
            // Not disabled: the keyboard's focus must not fall off what was just tried.
            aria-disabled={right !== undefined || tried.includes(option)}
            onClick={() => onAnswer(option)}
          >
            {option === right && <Icon name="check" size={28} />}
            {option}
          </button>
          {hear(option)}
        </li>
      ))}
    </ul>
  )
}
