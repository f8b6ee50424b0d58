import { normalizeWord } from '#shared/language/spoken-forms.ts'
import type { HeardWord } from './schema.ts'

/** One spoken word, in normal form. A recogniser's item may hold several ("el gato", "twenty-five") or none (an emoji). */
export interface SpokenWord {
  readonly form: string
  readonly word: string
  readonly start: number
  readonly end: number
}

/** The spoken words of one heard item; its time is shared out by length. */
export function spokenWords(heard: HeardWord): readonly SpokenWord[] {
  const { word, start, end } = heard
  if (isPlain(word)) {
    const form = normalizeWord(word)
    return form === '' ? [] : [{ form, word, start, end }]
  }
  const parts = word
    .split(/[\s\-–—]+/)
    .map(part => ({ part, form: normalizeWord(part) }))
    .filter(({ form }) => form !== '')
  const letters = parts.reduce((sum, { form }) => sum + form.length, 0)
  let from = start
  return parts.map(({ part, form }) => {
    const until = from + ((end - start) * form.length) / letters
    const spoken = { form, word: part, start: from, end: until }
    from = until
    return spoken
  })
}

function isPlain(word: string): boolean {
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at)
    if (code <= 32 || code === 45 || code === 0xa0 || code >= 0x2000) return false
  }
  return true
}
