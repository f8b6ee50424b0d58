import { useEffect, useMemo, useState } from 'react'
import type { Language } from '#shared/kernel/school.ts'
import { useWorn } from './worn.ts'

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

/** A stretch of speech: its place among all words, and where each of its words begins in it. */
interface Sentence {
  readonly text: string
  readonly from: number
  readonly starts: readonly number[]
}

/** The device's voice in a language. */
export interface Voice {
  say(text: string): void
  /** Says sentences in order, telling the words being said: one where the voice tells, else the whole sentence. */
  read(
    sentences: readonly Sentence[],
    on: { words: (from: number, to: number) => void; end: () => void },
  ): void
  stop(): void
}

/** The voice that reads to the child; undefined where the device has none or it was switched off: then nothing offers to be heard. */
export function useVoice(language: Language): Voice | undefined {
  const [voice, setVoice] = useState(() => voiceFor(language))
  const wish = useWorn('voice')

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
      voice && wish !== 'off' ? speakWith(voice, wish === 'slow' ? RATES.slow : RATES.usual) : undefined,
    [voice, wish],
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
  const stop = () => synthesis()?.cancel()

  return {
    stop,
    say(text) {
      stop()
      synthesis()?.speak(utter(text))
    },
    read(sentences, { words, end }) {
      stop()
      sentences.forEach(({ text, from, starts }, n) => {
        const utterance = utter(text)
        utterance.onstart = () => words(from, from + starts.length)
        utterance.onboundary = ({ charIndex }) => {
          const at = starts.findLastIndex(start => start <= charIndex)
          if (at >= 0) words(from + at, from + at + 1)
        }
        if (n === sentences.length - 1) utterance.onend = end
        synthesis()?.speak(utterance)
      })
    },
  }
}
