import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type Span, wordAt } from '#shared/audio/spans.ts'
import { audioOf, RATES } from './play.ts'
import type { Recording } from './recording.ts'

export interface Following {
  /** The word that is being said; -1 before the first. */
  readonly word: number
  readonly state: 'playing' | 'paused' | 'ended'
  readonly isSlow: boolean
  toggle(): void
  again(): void
  setSlow(slow: boolean): void
}

/** Plays a recording and tells which of its words is being said, by the player's own clock. */
export function useFollow({ sound }: Recording, spans: readonly Span[], startsSlow: boolean): Following {
  const [word, setWord] = useState(-1)
  const [state, setState] = useState<Following['state']>('paused')
  const [isSlow, setSlow] = useState(startsSlow)
  const player = useRef<HTMLAudioElement>(undefined)

  useEffect(() => {
    const { audio, close } = audioOf(sound)
    player.current = audio
    let frame = 0
    const look = () => setWord(wordAt(spans, audio.currentTime))
    const follow = () => {
      look()
      frame = requestAnimationFrame(follow)
    }
    const rest = (next: Following['state']) => () => {
      cancelAnimationFrame(frame)
      setState(next)
    }
    audio.onplay = () => {
      cancelAnimationFrame(frame)
      setState('playing')
      follow()
    }
    // A page in the background is given no frames.
    audio.ontimeupdate = look
    audio.onpause = () => !audio.ended && rest('paused')()
    audio.onended = rest('ended')
    // A browser may want to be touched first: then there is the button.
    audio.play().catch(rest('paused'))
    return () => {
      cancelAnimationFrame(frame)
      audio.onpause = null
      close()
    }
  }, [sound, spans])

  useEffect(() => {
    if (player.current) player.current.playbackRate = isSlow ? RATES.slow : RATES.usual
  }, [isSlow])

  const play = useCallback(() => void player.current?.play().catch(() => setState('paused')), [])
  const toggle = useCallback(() => {
    if (player.current?.paused) play()
    else player.current?.pause()
  }, [play])
  const again = useCallback(() => {
    if (player.current) player.current.currentTime = 0
    play()
  }, [play])
  return useMemo(
    () => ({ word, state, isSlow, toggle, again, setSlow }),
    [word, state, isSlow, toggle, again],
  )
}
