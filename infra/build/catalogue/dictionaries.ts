import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import english from 'dictionary-en'
import loadSpanish from 'dictionary-es-pr'
import nspell from 'nspell'
import type { Knows } from '#shared/catalogue/checks/spelling.ts'
import municipios from '#shared/catalogue/municipios.json' with { type: 'json' }
import type { Language } from '#shared/kernel/school.ts'

/** Which words are written right, as written: `Ponce` is known, `ponce` is not. */
export interface Dictionaries {
  readonly knows: Knows
  /** Every form that the language's dictionary lists, and the words of the island. */
  readonly formsOf: (language: Language) => Iterable<string>
}

const ISLAND = new URL('../../../shared/catalogue/content/island-words.txt', import.meta.url)

/**
 * The Hunspell dictionaries of both languages, and for both the words of the island and the names of its municipios.
 * Unfolding the Spanish one takes seconds, so each is unfolded when it is first asked.
 */
export async function readDictionaries(): Promise<Dictionaries> {
  const island = islandWords(await readFile(ISLAND, 'utf8'))
  const files = { 'es-PR': await promisify(loadSpanish)(), 'en-US': english }
  const unfolded = new Map<Language, ReturnType<typeof nspell>>()
  const unfold = (language: Language) => {
    const dictionary = unfolded.get(language) ?? nspell(files[language])
    unfolded.set(language, dictionary)
    return dictionary
  }
  return {
    knows(word, language) {
      if (island.has(word) || island.has(uncapitalized(word))) return true
      return unfold(language).correct(word)
    },
    formsOf: language => [...island, ...Object.keys(unfold(language).data)],
  }
}

/** A word that opens a sentence is known by its small letter. */
const uncapitalized = (word: string) => word.charAt(0).toLowerCase() + word.slice(1)

function islandWords(list: string): Set<string> {
  const listed = list.split('\n').filter(line => !line.startsWith('#'))
  const names = municipios.rows.map(({ municipio }) => municipio)
  return new Set([...listed, ...names].flatMap(line => line.split(/\s+/)).filter(Boolean))
}
