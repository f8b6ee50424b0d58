import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { languageOf, type Sound } from '#shared/language/sound.ts'
import { judgeSaid } from '#shared/reading/judge-said.ts'
import { MOST_TRIES, type PractisedItem } from '#shared/reading/practice.ts'
import type { HeardWord } from '#shared/reading/schema.ts'
import type { RecognitionProblem } from '#web/lib/recognition/recogniser.ts'
import { useSaying } from '#web/lib/use-saying.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { capture } from './capture.ts'
import styles from './practise-sound.module.css'
import { SelfCheck } from './self-check.tsx'
import { Sounded } from './sounded.tsx'
import { Told } from './told.tsx'

interface SayTaskProps {
  readonly sound: Sound
  readonly text: string
  /** Why nothing can be heard here, since it was last tried. */
  readonly problem: RecognitionProblem | undefined
  readonly onProblem: (problem: RecognitionProblem | undefined) => void
  readonly onDone: (item: PractisedItem) => void
}

type Phase = 'ready' | 'opening' | 'capturing' | 'nothing' | 'almost' | 'right' | 'over'

/** One thing to hear and to say. What is not right yet is heard and tried again; then it goes on: no child is held. */
export function SayTask({ sound, text, problem, onProblem, onDone }: SayTaskProps) {
  const { t } = useTranslation('practice')
  const language = languageOf(sound)
  const saying = useSaying([text], language)
  const [phase, setPhase] = useState<Phase>('ready')
  const [tries, setTries] = useState<readonly (readonly HeardWord[])[]>([])
  const title = useRef<HTMLHeadingElement>(null)
  const stop = useRef<AbortController>(undefined)
  const left = useRef(new AbortController())
  useEffect(() => {
    title.current?.focus()
    const leaving = new AbortController()
    left.current = leaving
    return () => leaving.abort()
  }, [])

  // Heard first: who cannot read it yet can say it.
  useEffect(() => saying?.say(text), [saying, text])

  const say = async () => {
    saying?.stop()
    onProblem(undefined)
    setPhase('opening')
    const done = new AbortController()
    stop.current = done
    const heard = await capture({
      language,
      isEnough: words => judgeSaid(sound, text, words).right,
      onOpen: () => setPhase('capturing'),
      done: done.signal,
      left: left.current.signal,
    })
    if (left.current.signal.aborted) return
    if (heard.problem) {
      onProblem(heard.problem)
      return setPhase('ready')
    }
    if (heard.words.length === 0) return setPhase('nothing')
    const all = [...tries, heard.words.slice(0, 100)]
    setTries(all)
    if (judgeSaid(sound, text, heard.words).right) return setPhase('right')
    if (all.length === MOST_TRIES) return setPhase('over')
    setPhase('almost')
    saying?.say(text)
  }

  const isCapturing = phase === 'opening' || phase === 'capturing'
  const isSettled = phase === 'right' || phase === 'over'
  const finish = () => onDone({ kind: 'said', text, tries: tries.map(words => [...words]) })
  return (
    <section className={styles.card}>
      <h1
        ref={title}
        tabIndex={-1}
        lang={language}
        className={styles.word}
        data-long={text.length > 14 || undefined}
      >
        <Sounded text={text} sound={sound} />
      </h1>
      {problem ? (
        <SelfCheck
          text={text}
          language={language}
          problem={problem}
          onMicrophone={() => void say()}
          onWent={went =>
            onDone(
              tries.length > 0
                ? { kind: 'said', text, tries: tries.map(words => [...words]) }
                : { kind: 'checked', text, went },
            )
          }
        />
      ) : (
        <>
          <Told
            phase={phase}
            isPair={text.includes(', ')}
            isFirst={tries.length === 1}
            turn={tries.length}
            heard={tries.at(-1)}
          />
          <div className={styles.actions}>
            {saying && (
              <Button tone="quiet" onClick={() => saying.say(text)} disabled={isCapturing}>
                <Icon name="listen" size={28} />
                {t('say.listen')}
              </Button>
            )}
            {isSettled ? (
              <Button onClick={finish} autoFocus>
                <Icon name="forward" size={28} />
                {t('next')}
              </Button>
            ) : isCapturing ? (
              <Button tone="gold" onClick={() => stop.current?.abort()}>
                <Icon name="stop" size={28} />
                {t('say.stop')}
              </Button>
            ) : (
              <Button onClick={() => void say()}>
                <Icon name="microphone" size={28} />
                {t(tries.length > 0 || phase === 'nothing' ? 'say.again' : 'say.say')}
              </Button>
            )}
          </div>
        </>
      )}
    </section>
  )
}
