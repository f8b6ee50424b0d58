import type { Language } from '#shared/kernel/school.ts'
import { spanishSyllables, stressFromEnd } from '#shared/language/spanish-syllables.ts'
import { tokenize } from '#shared/language/tokenize.ts'
import { type Found, found } from './finding.ts'
import type { Writing } from './words.ts'

/** Which words are written right, as written: `Ponce` is known, `ponce` is not. */
export type Knows = (word: string, language: Language) => boolean

/** Words that no dictionary knows, once each, and Spanish words whose accent is missing. */
export function checkSpelling(
  { language, written: all }: Writing,
  { knows }: { readonly knows: Knows },
): Found[] {
  const findings = new Map<string, Found>()
  for (const { where, written } of all) {
    for (const { text: word } of tokenize(written)) {
      if (findings.has(word) || isWritten(word, language, knows)) continue
      const accented = language === 'es-PR' ? withAccent(word, knows) : undefined
      findings.set(
        word,
        accented === undefined
          ? found('spelling', `${where}: «${word}» is in no dictionary`)
          : found('accent', `${where}: «${word}» for «${accented}»`),
      )
    }
    if (language === 'es-PR')
      for (const asked of written.match(bareQuestionWord) ?? [])
        findings.set(asked, found('accent', `${where}: «${asked}» asks without its accent`))
    if (language === 'es-PR')
      for (const word of written.match(rareWithoutAccent) ?? [])
        findings.set(word, found('accent', `${where}: «${word}» without its accent`))
  }
  return [...findings.values()]
}

/** ¿Que…, ¿A donde…: after the opening mark these words carry an accent. */
const bareQuestionWord =
  /¿(?:(?:a|de|en|con|por|para|desde|hasta) )?(?:que|quien|quienes|como|cuando|donde|adonde|cual|cuales|cuanto|cuanta|cuantos|cuantas)(?!\p{L})/giu

/** Words that exist without the accent and that a child's text does not use. */
const rareWithoutAccent =
  /(?<!\p{L})(?:mas|numero|publico|ultim[oa]s?|titulo|animo|medico|musico)(?!\p{L})/giu

function isWritten(word: string, language: Language, knows: Knows): boolean {
  if (/\d/.test(word)) return true
  const straight = word.replaceAll('’', "'")
  if (knows(straight, language)) return true
  if (/^\p{Lu}{2,}$/u.test(straight))
    return isWritten(straight.toLowerCase(), language, knows) || knows(titled(straight), language)
  // lu-na: a word in its syllables.
  if (straight.includes('-'))
    return (
      knows(straight.replaceAll('-', ''), language) ||
      straight.split('-').every(part => isWritten(part, language, knows))
    )
  if (language === 'en-US') return straight.endsWith("'s") && knows(straight.slice(0, -2), language)
  return isVerbWithPronouns(straight.toLowerCase(), knows) || isDiminutive(straight.toLowerCase(), knows)
}

/** PONCE as Ponce. */
const titled = (word: string) => word.slice(0, 1) + word.slice(1).toLowerCase()

/** A verb with one pronoun, and with two: in «cómelo» the second syllable is of the verb. */
const VERB_AND_PRONOUNS = [1, 2].map(
  count => new RegExp(`^(\\p{L}{2,}?)((?:me|te|se|nos|l[oae]s?){${count}})$`, 'u'),
)

/** cómetelo, dándoles: a known verb and its pronouns, with the stress where the verb had it. */
const isVerbWithPronouns = (word: string, knows: Knows): boolean =>
  VERB_AND_PRONOUNS.some(pattern => {
    const [, written, pronouns] = pattern.exec(word) ?? []
    if (written === undefined || pronouns === undefined) return false
    const stress = stressFromEnd(word) - spanishSyllables(pronouns).length
    return [written, bare(written)].some(verb => knows(verb, 'es-PR') && stressFromEnd(verb) === stress)
  })

/** ranita, florecita, arbolito: their word is in the dictionary without them. */
function isDiminutive(word: string, knows: Knows): boolean {
  const [, stem] = /^(\p{L}{2,}?)e?c?it[oa]s?$/u.exec(word) ?? []
  if (stem === undefined) return false
  const spelled = stem.replace(/qu$/, 'c').replace(/gu$/, 'g')
  const stems = [stem, spelled, spelled.replace(/c$/, 'z')].flatMap(one => [one, ...accentedForms(one)])
  return stems.some(one => ['', 'o', 'a', 'e'].some(ending => knows(one + ending, 'es-PR')))
}

/** The word with one of its vowels accented, if that is a word. */
function withAccent(word: string, knows: Knows): string | undefined {
  return accentedForms(bare(word)).find(form => form !== word && knows(form, 'es-PR'))
}

const ACCENTED: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' }
const BARE: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' }

const bare = (word: string) => word.replace(/[áéíóú]/g, vowel => BARE[vowel] ?? vowel)

function accentedForms(word: string): string[] {
  return [...word].flatMap((letter, at) => {
    const accented = ACCENTED[letter]
    return accented === undefined ? [] : [word.slice(0, at) + accented + word.slice(at + 1)]
  })
}
