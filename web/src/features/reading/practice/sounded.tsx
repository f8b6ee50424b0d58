import type { Sound } from '#shared/language/sound.ts'
import { placesOf } from '#shared/language/sounds.ts'
import styles from './sounded.module.css'

interface SoundedProps {
  readonly text: string
  readonly sound: Sound
}

/** A text with the letters of its sound marked. */
export function Sounded({ text, sound }: SoundedProps) {
  let at = 0
  const parts = placesOf(text, sound).map(([from, to]) => {
    const before = text.slice(at, from)
    at = to
    return { from, before, letters: text.slice(from, to) }
  })
  return (
    <>
      {parts.map(({ from, before, letters }) => (
        <span key={from}>
          {before}
          <mark className={styles.letters}>{letters}</mark>
        </span>
      ))}
      {text.slice(at)}
    </>
  )
}
