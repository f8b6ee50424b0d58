import { isNormal, normalizeWord } from '#shared/language/spoken-forms.ts'
import type { HeardWord } from './schema.ts'

/** One spoken word, in normal form. A recogniser's item may hold several ("el gato", "twenty-five") or none (an emoji). */
export interface SpokenWord {
  readonly form: string
  readonly word: string
  readonly start: number
  readonly end: number
}

/** Gives each spoken word of one heard item in turn; its time is shared out by length. */
export function eachSpoken(heard: HeardWord, take: (spoken: SpokenWord) => void): void {
  const { word, start, end } = heard
  if (isNormal(word)) {
    take({ form: word, word, start, end })
    return
  }
  if (isPlain(word)) {
    const form = normalizeWord(word)
    if (form !== '') take({ form, word, start, end })
    return
  }
  const parts = word
    .split(/[\s\-–—]+/)
    .map(part => ({ part, form: normalizeWord(part) }))
    .filter(({ form }) => form !== '')
  const letters = parts.reduce((sum, { form }) => sum + form.length, 0)
  let from = start
  for (const { part, form } of parts) {
    const until = from + ((end - start) * form.length) / letters
    take({ form, word: part, start: from, end: until })
    from = until
  }
}

function isPlain(word: string): boolean {
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at)
    if (code <= 32 || code === 45 || code === 0xa0 || code >= 0x2000) return false
  }
  return true
}
