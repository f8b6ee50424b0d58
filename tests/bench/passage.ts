import { readFileSync } from 'node:fs'
import { expectedOf, ReadingText } from '#shared/catalogue/schema.ts'
import { tokenize } from '#shared/language/tokenize.ts'
import type { HeardWord } from '#shared/reading/schema.ts'

/** A generator of numbers from 0 to 1 that is the same every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const content = new URL('../../shared/catalogue/content/texts/', import.meta.url)
const bodyOf = (id: string) =>
  expectedOf(ReadingText.parse(JSON.parse(readFileSync(new URL(`${id}.json`, content), 'utf8'))))

/** 200 words of the catalogue's Spanish. */
export function passage(words = 200): string[] {
  const ids = ['el-oido-de-arecibo', 'la-bahia-que-brilla', 'la-chiringa-de-nico']
  const all = tokenize(ids.map(bodyOf).join('\n\n')).map(token => token.text)
  return all.slice(0, words)
}

/** A reading of it with one error in ten: left out, put in, said wrong or another word, a quarter each. */
export function readingOf(words: readonly string[], seed: number): HeardWord[] {
  const random = seeded(seed)
  const heard: string[] = []
  for (const word of words) {
    const error = random() < 0.1 ? Math.floor(random() * 4) : -1
    if (error === 0) continue
    if (error === 1) heard.push('bueno', word)
    else if (error === 2) heard.push(`${word.slice(0, -1)}ta`)
    else if (error === 3) heard.push(words[Math.floor(random() * words.length)] ?? word)
    else heard.push(word)
  }
  return heard.map((word, at) => ({ word: word.toLowerCase(), start: at * 0.5, end: at * 0.5 + 0.4 }))
}
