import { useEffect, useMemo } from 'react'
import type { Language } from '#shared/kernel/school.ts'
import { useAppearance } from './appearance.ts'
import { audioOf, RATES } from './play.ts'
import { useRecordings } from './recording.ts'
import { useVoice } from './use-voice.ts'

/** Says words of the lessons. */
export interface Saying {
  say(text: string): void
  stop(): void
}

/**
 * What says these words: their recordings, and for words without one the device's voice. Undefined while it is looked
 * for, and where nothing can say them.
 */
export function useSaying(texts: readonly string[], language: Language): Saying | undefined {
  const voice = useVoice(language)
  const isSlow = useAppearance('voice') === 'slow'
  // The same words are the same saying, though the list of them is made anew each time.
  const key = [...new Set(texts)].join('\n')
  const found = useRecordings(key === '' ? [] : key.split('\n'), language)
  const saying = useMemo(() => {
    if (!found || (!voice && found.every(one => one === null))) return undefined
    const recordings = new Map(key.split('\n').map((text, n) => [text, found[n]]))
    let playing: ReturnType<typeof audioOf> | undefined
    const stop = () => {
      playing?.close()
      playing = undefined
      voice?.stop()
    }
    return {
      stop,
      say(text: string) {
        stop()
        const recording = recordings.get(text)
        if (!recording) return voice?.say(text)
        playing = audioOf(recording.sound)
        playing.audio.playbackRate = isSlow ? RATES.slow : RATES.usual
        // Before the first touch a page may not sound: then there is the button.
        playing.audio.play().catch(() => undefined)
      },
    }
  }, [found, voice, key, isSlow])
  useEffect(() => () => saying?.stop(), [saying])
  return saying
}
