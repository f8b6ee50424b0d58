import * as z from 'zod/mini'
import { content } from '#functions/platform/services/content.ts'
import { WordFilter } from '#shared/catalogue/checks/word-filter.ts'
import type { Language } from '#shared/kernel/school.ts'
import type { Lexicon } from './rules/judge.ts'

const Told = z.array(z.object({ id: z.string(), title: z.string(), body: z.array(z.string()) }))

const read = new Map<Language, Promise<Lexicon>>()

/** Which words a language has and what the catalogue says in it, as published; a warm function keeps it. */
export function readLexicon(language: Language): Promise<Lexicon> {
  const known = read.get(language)
  if (known) return known
  const reading = load(language)
  read.set(language, reading)
  reading.catch(() => read.delete(language))
  return reading
}

async function load(language: Language): Promise<Lexicon> {
  const [words, told] = await Promise.all([
    published(`writing/${language}.bin`),
    published(`writing/${language}.json`),
  ])
  const filter = new WordFilter(words)
  return {
    knows: word => filter.has(word) || filter.has(uncapitalized(word)),
    told: Told.parse(JSON.parse(told.toString())),
  }
}

async function published(name: string): Promise<Buffer> {
  const found = await content.read(name)
  if (!found)
    throw new Error(`content/${name} is not in the site's bucket: npm run deploy builds and publishes it`)
  return found
}

/** A word that opens a sentence is known by its small letter. */
const uncapitalized = (word: string) => word.charAt(0).toLowerCase() + word.slice(1)
