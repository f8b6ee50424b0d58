import type { HeardWord } from '#shared/reading/schema.ts'
import type { Capture, Recogniser } from './recogniser.ts'

declare global {
  interface Window {
    /** What the scripted recogniser will hear, with times in seconds; set by the test before the child begins. */
    coquiScript?: readonly HeardWord[]
  }
}

/** Hears what the test wrote, each word when it ends. Loaded only where the deployment's flag says so. */
export function scriptedRecogniser(script: readonly HeardWord[] = window.coquiScript ?? []): Recogniser {
  let stop: () => void = () => undefined

  async function start({ onWords, onState, signal }: Capture): Promise<void> {
    onState('opening')
    const heard: HeardWord[] = []
    const timers = script.map(word =>
      setTimeout(() => {
        heard.push(word)
        onWords([...heard], false)
        onState('hearing')
      }, word.end * 1000),
    )
    let over = false
    const end = (keep: boolean) => {
      if (over) return
      over = true
      timers.forEach(clearTimeout)
      if (keep && heard.length > 0) onWords([...heard], true)
      onState('stopped')
    }
    signal.addEventListener('abort', () => end(false))
    stop = () => end(true)
    onState('capturing')
  }

  return { kind: 'scripted', start, stop: async () => stop() }
}
