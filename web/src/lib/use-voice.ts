import { useEffect, useMemo, useState } from 'react'
import type { Language } from '#shared/kernel/school.ts'
import { useAppearance } from './appearance.ts'
import { FIRST_PACE, paceAfter, startsOf } from './word-pace.ts'

/** A beginning reader follows with a finger: slower than people talk; for whoever chose so, slower still. */
const RATES = { usual: 0.8, slow: 0.6 }

/** The Spanish nearest to Puerto Rico's first. */
const NEAREST: Readonly<Record<Language, readonly string[]>> = {
  'es-PR': ['es-PR', 'es-US', 'es-MX', 'es-419', 'es'],
  'en-US': ['en-US', 'en'],
}

const synthesis = (): SpeechSynthesis | undefined =>
  'speechSynthesis' in window ? window.speechSynthesis : undefined

function voiceFor(language: Language): SpeechSynthesisVoice | undefined {
  const voices = synthesis()?.getVoices() ?? []
  const tag = (voice: SpeechSynthesisVoice) => voice.lang.replace('_', '-')
  return NEAREST[language].map(wanted => voices.find(voice => tag(voice).startsWith(wanted))).find(Boolean)
}

/** A stretch of speech: its place among all words, where each of its words begins in it, and how long each is. */
interface Sentence {
  readonly text: string
  readonly from: number
  readonly starts: readonly number[]
  readonly syllables: readonly number[]
}

/** The device's voice in a language. */
export interface Voice {
  say(text: string): void
  /** Says sentences in order, telling each word as it is said: where the voice does not tell, by its syllables. */
  read(sentences: readonly Sentence[], on: { word: (index: number) => void; end: () => void }): void
  stop(): void
}

/** The voice that reads to the child; undefined where the device has none or it was switched off: then nothing offers to be heard. */
export function useVoice(language: Language): Voice | undefined {
  const [voice, setVoice] = useState(() => voiceFor(language))
  const preference = useAppearance('voice')

  useEffect(() => {
    const find = () => setVoice(voiceFor(language))
    find()
    // Browsers load their voices late.
    synthesis()?.addEventListener?.('voiceschanged', find)
    return () => {
      synthesis()?.removeEventListener?.('voiceschanged', find)
      synthesis()?.cancel()
    }
  }, [language])

  return useMemo(
    () =>
      voice && preference !== 'off'
        ? speakWith(voice, preference === 'slow' ? RATES.slow : RATES.usual)
        : undefined,
    [voice, preference],
  )
}

function speakWith(voice: SpeechSynthesisVoice, rate: number): Voice {
  const utter = (text: string) => {
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.voice = voice
    utterance.lang = voice.lang
    utterance.rate = rate
    return utterance
  }
  let timers: readonly ReturnType<typeof setTimeout>[] = []
  const forget = () => timers.forEach(clearTimeout)
  const stop = () => {
    forget()
    synthesis()?.cancel()
  }

  return {
    stop,
    say(text) {
      stop()
      synthesis()?.speak(utter(text))
    },
    read(sentences, { word, end }) {
      stop()
      let pace = FIRST_PACE
      sentences.forEach(({ text, from, starts, syllables }, n) => {
        const utterance = utter(text)
        let began = 0
        let tells = false
        utterance.onstart = () => {
          began = performance.now()
          timers = startsOf(syllables, pace).map((ms, at) => setTimeout(() => word(from + at), ms))
        }
        utterance.onboundary = ({ charIndex, name }) => {
          if (name === 'sentence') return
          tells = true
          forget()
          const at = starts.findLastIndex(start => start <= charIndex)
          if (at >= 0) word(from + at)
        }
        utterance.onend = () => {
          forget()
          if (!tells) pace = paceAfter(syllables, performance.now() - began, pace)
          if (n === sentences.length - 1) end()
        }
        synthesis()?.speak(utterance)
      })
    },
  }
}
