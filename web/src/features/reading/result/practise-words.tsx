import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#shared/kernel/school.ts'
import { spanishSyllables } from '#shared/language/spanish-syllables.ts'
import type { Policy } from '#shared/reading/policy.ts'
import { heardWords } from '#web/features/reading/read/reading-machine.ts'
import { saidWord } from '#web/features/reading/read/score-here.ts'
import { Steps } from '#web/features/reading/read/steps.tsx'
import { useReading } from '#web/features/reading/read/use-reading.ts'
import { Hearable } from '#web/i18n/hear.tsx'
import { HearWord } from '#web/i18n/hear-word.tsx'
import { useSoftSound } from '#web/lib/use-soft-sound.ts'
import { Coqui } from '#web/ui/art/coqui.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './practise-words.module.css'

/** Silence after a word, in milliseconds, after which it was said. */
const SETTLE_MS = 1500

interface PractiseWordsProps {
  readonly words: readonly string[]
  readonly language: Language
  readonly policy: Policy
  readonly onLeave: () => void
}

/** The words that matter most, one at a time: hear it, see its syllables, say it again. No try is the last. */
export function PractiseWords({ words, language, policy, onLeave }: PractiseWordsProps) {
  const { t } = useTranslation('reading')
  const [at, setAt] = useState(0)
  const word = words[at] ?? ''
  const isLast = at + 1 === words.length
  return (
    <div className={styles.page}>
      <Steps
        at={at}
        count={words.length}
        label={t('practise.count', { count: at + 1, total: words.length })}
        onLeave={onLeave}
      />
      <OneWord
        key={word}
        word={word}
        language={language}
        policy={policy}
        next={t(isLast ? 'practise.done' : 'practise.next')}
        onNext={isLast ? onLeave : () => setAt(at + 1)}
      />
    </div>
  )
}

interface OneWordProps {
  readonly word: string
  readonly language: Language
  readonly policy: Policy
  readonly next: string
  readonly onNext: () => void
}

function OneWord({ word, language, policy, next, onNext }: OneWordProps) {
  const { t } = useTranslation('reading')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const { state, hearing, begin, stop, again } = useReading(
    useMemo(() => [word], [word]),
    language,
  )
  const { phase, problem } = state
  const heard = useMemo(() => heardWords(state), [state])
  const saidAtLeast = phase === 'reading' && heard.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new word starts the silence anew
  useEffect(() => {
    if (!saidAtLeast) return
    const settled = setTimeout(() => void stop(), SETTLE_MS)
    return () => clearTimeout(settled)
  }, [saidAtLeast, heard, stop])

  const said = phase === 'finished' ? saidWord(word, language, heard, policy) : undefined
  useSoftSound(said ?? '', heard.length)
  const say = () => {
    if (phase === 'finished') again()
    begin('aloud')
  }
  const isCapturing = phase === 'opening' || phase === 'reading' || phase === 'closing'
  const syllables = language === 'es-PR' ? spanishSyllables(word.toLowerCase()) : []
  const status = () => {
    if (problem) return <Hearable text={t(problem)} />
    if (phase === 'reading') return t('practise.capturing')
    if (isCapturing) return t('reader.opening')
    return <Hearable text={t(said ? `practise.${said}` : 'practise.lead')} />
  }
  return (
    <>
      <h1 ref={title} tabIndex={-1} className={styles.word} lang={language}>
        {word}
        <HearWord text={word} language={language} />
      </h1>
      {syllables.length > 1 && (
        <p className={styles.syllables} lang={language} aria-label={t('practise.syllables')} role="img">
          {syllables.map((syllable, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a syllable is its place
            <span key={n}>{syllable}</span>
          ))}
        </p>
      )}
      <div role="status" className={styles.said}>
        <Coqui size={72} mood={said === 'right' ? 'singing' : 'looking'} />
        <p>{status()}</p>
      </div>
      <div className={styles.actions}>
        {isCapturing ? (
          <Button onClick={() => void stop()} disabled={phase !== 'reading'}>
            <Icon name={hearing ? 'ear' : 'check'} size={28} />
            {t('practise.stop')}
          </Button>
        ) : (
          <Button tone={said === 'right' ? 'quiet' : 'primary'} onClick={say}>
            <Icon name="microphone" size={28} />
            {t(said ? 'practise.again' : 'practise.say')}
          </Button>
        )}
        <Button tone={said === 'right' ? 'primary' : 'quiet'} onClick={onNext}>
          <Icon name="forward" size={28} />
          {next}
        </Button>
      </div>
    </>
  )
}
