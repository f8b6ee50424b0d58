import { useEffect, useState } from 'react'
import type { Language } from '#shared/kernel/school.ts'
import { givesAway } from './gives-away.ts'
import type { Verdict } from './quiz.ts'
import { useBeginner } from './use-beginner.ts'
import { useVoice } from './use-voice.ts'

interface Asked {
  readonly question: string
  readonly options: readonly string[]
  readonly correctAnswer: string
  readonly hint?: string | undefined
}

/** A hint waits for the soft sound before it, in milliseconds. */
const AFTER_SOUND_MS = 500

/**
 * Asks a child of Pre-K to 1 by ear: the question and then each option speak in turn, by themselves; after a try that was not
 * right, the hint. `said` is the option that is being said, by its place.
 */
export function useAskedAloud(asked: Asked, verdict: Verdict, language: Language) {
  const voice = useVoice(language)
  const isBeginner = useBeginner() === true
  const [line, setLine] = useState<number>()
  const { question, options, hint } = asked
  const mayHearOptions = !givesAway(asked, language)
  const lines =
    verdict === 'asking'
      ? [question, ...(mayHearOptions ? options : [])]
      : verdict === 'almost' && hint
        ? [hint]
        : []
  const key = lines.join('\n')
  useEffect(() => {
    if (!isBeginner || !voice || key === '') return
    const sentences = key.split('\n').map((text, n) => ({ text, from: n, starts: [0], syllables: [1] }))
    const begin = () => voice.read(sentences, { word: setLine, end: () => setLine(undefined) })
    const timer = setTimeout(begin, verdict === 'asking' ? 0 : AFTER_SOUND_MS)
    return () => {
      clearTimeout(timer)
      voice.stop()
      setLine(undefined)
    }
  }, [isBeginner, voice, key, verdict])
  return { mayHearOptions, said: verdict === 'asking' && line !== undefined ? line - 1 : undefined }
}
