import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Pair } from '#shared/catalogue/sound-kit.ts'
import { languageOf, type Sound } from '#shared/language/sound.ts'
import type { PractisedItem, Which } from '#shared/reading/practice.ts'
import { Hear } from '#web/i18n/hear.tsx'
import { useSaying } from '#web/lib/use-saying.ts'
import { useSoftSound } from '#web/lib/use-soft-sound.ts'
import { Coqui } from '#web/ui/art/coqui.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './practise-sound.module.css'
import { Sounded } from './sounded.tsx'

interface ChooseTaskProps {
  readonly sound: Sound
  readonly pair: Pair
  readonly asked: Which
  readonly onDone: (item: PractisedItem) => void
}

const BOTH = [0, 1] as const

/** Two words: which of them does the voice say, or which one belongs in the sentence? */
export function ChooseTask({ sound, pair, asked, onDone }: ChooseTaskProps) {
  const { t } = useTranslation('practice')
  const language = languageOf(sound)
  const [tries, setTries] = useState<readonly Which[]>([])
  const { words, sentences } = pair
  const sentence = sentences?.[asked]
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])

  const spoken = sentence ?? words[asked]
  const saying = useSaying([spoken, words[asked]], language)
  // By ear it is said at once; whoever wants to hear it again has a button.
  useEffect(() => {
    saying?.say(spoken)
    return () => saying?.stop()
  }, [saying, spoken])

  const isRight = tries.includes(asked)
  useSoftSound(isRight ? 'right' : tries.length > 0 ? 'almost' : 'asking', tries.length)
  const choose = (which: Which) => {
    if (isRight || tries.includes(which)) return
    setTries([...tries, which])
    saying?.say(which === asked ? words[asked] : spoken)
  }
  const question = t(sentence ? 'choose.sentence' : 'choose.ear')
  const told = isRight ? t('choose.right') : t('choose.almost')
  return (
    <section className={styles.card}>
      <h1 ref={title} tabIndex={-1} className={styles.question}>
        {question}
        <Hear text={question} />
      </h1>
      {sentence && <Gap sentence={sentence} word={words[asked]} filled={isRight} />}
      {saying && !isRight && (
        <Button tone="quiet" onClick={() => saying.say(spoken)}>
          <Icon name="listen" size={28} />
          {t('choose.listen')}
        </Button>
      )}
      <ul className={styles.options} lang={language}>
        {BOTH.map(which => (
          <li key={which}>
            <button
              type="button"
              className={styles.option}
              data-right={(isRight && which === asked) || undefined}
              // Not disabled: the keyboard's focus must not fall off what was just tried.
              aria-disabled={isRight || tries.includes(which)}
              onClick={() => choose(which)}
            >
              {isRight && which === asked && <Icon name="check" size={28} />}
              <span>
                <Sounded text={words[which]} sound={sound} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div role="status" className={styles.told}>
        {tries.length > 0 && (
          <>
            <Coqui size={72} mood={isRight ? 'singing' : 'looking'} />
            <p className={styles.line}>
              {told}
              <Hear text={told} />
            </p>
          </>
        )}
      </div>
      {isRight && (
        <Button
          onClick={() => onDone({ kind: 'chosen', words: [...words], asked, tries: [...tries] })}
          autoFocus
        >
          <Icon name="forward" size={28} />
          {t('next')}
        </Button>
      )}
    </section>
  )
}

interface GapProps {
  readonly sentence: string
  readonly word: string
  readonly filled: boolean
}

/** The sentence, the word left out until it was found. */
function Gap({ sentence, word, filled }: GapProps) {
  const { t } = useTranslation('practice')
  const at = sentence.toLowerCase().search(new RegExp(`(?<!\\p{L})${word.toLowerCase()}(?!\\p{L})`, 'u'))
  const shown = sentence.slice(at, at + word.length)
  return (
    <p className={styles.sentence} lang="es-PR">
      {sentence.slice(0, at)}
      {filled ? (
        <strong>{shown}</strong>
      ) : (
        <span className={styles.gap}>
          <span aria-hidden="true">{shown}</span>
          <span className={styles.hidden}>{t('choose.blank')}</span>
        </span>
      )}
      {sentence.slice(at + word.length)}
    </p>
  )
}
